import type { CSSProperties } from 'react';
import * as styles from './CityHero.css.ts';

export interface CityHeroProps {
  /** Name of the city, as the heading of level 1. */
  name: string;
  /** Read before the name, in small: "Custom Designs in". */
  before?: string;
}

const longest = (words: readonly string[]) => Math.max(...words.map(({ length }) => length), 4);

/**
 * The heading of a Hero whose name is the picture, such as a city: the name fills the line, and what comes
 * before it is set small.
 *
 * - For a heading that is a sentence: give its words to Hero itself.
 */
export function CityHero({ name, before }: CityHeroProps) {
  const size = {
    [styles.letters]: Math.max(name.length, 4),
    [styles.wordLetters]: longest(name.split(/\s+/)),
  } as CSSProperties;
  return (
    <>
      {before && <span className={styles.before}>{before} </span>}
      <span
        className={`${styles.name} ${/[gjpqy]/.test(name) ? styles.reachesDown : ''}`}
        style={size}
      >
        {name}
      </span>
    </>
  );
}
