import type { CSSProperties } from 'react';
import * as styles from './CityHero.css.ts';

export interface CityHeroProps {
  /** Name of the city, as the heading of level 1. */
  name: string;
  /** Small text before the name: "Custom Designs in". */
  before?: string;
}

/** Letters of the longer line if a name takes two. */
function longestOf(name: string): number {
  const words = name.split(/\s+/);
  const splits = words.map((_, at) => [words.slice(0, at), words.slice(at)]);
  const longer = splits.map((lines) => Math.max(...lines.map((line) => line.join(' ').length)));
  return Math.max(Math.min(...longer), 4);
}

/**
 * Heading of a Hero that fills the line with a name, such as a city's. The text before the name is
 * small.
 *
 * - For a heading that is a sentence: pass it to Hero.
 */
export function CityHero({ name, before }: CityHeroProps) {
  const size = {
    [styles.letters]: Math.max(name.length, 4),
    [styles.lineLetters]: longestOf(name),
  } as CSSProperties;
  return (
    <span className={styles.title} style={size}>
      {before && <span className={styles.before}>{before} </span>}
      <span className={`${styles.name} ${/[gjpqy]/.test(name) ? styles.reachesDown : ''}`}>
        {name}
      </span>
    </span>
  );
}
