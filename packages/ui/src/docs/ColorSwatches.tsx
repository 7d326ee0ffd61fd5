import { readOklch, resolve } from '../theme/contrast.ts';
import type { Theme } from '../theme/index.ts';
import { color } from '../theme/themes.css.ts';
import * as styles from './docs.css.ts';
import { BothThemes, themeNames } from './ThemePanel.tsx';

type Group = keyof typeof color;

/** The colors of a group, such as `text.muted`. A group with one color has the group's name. */
const entriesOf = (group: Group): [name: string, value: string][] => {
  const value = color[group];
  return typeof value === 'string'
    ? [[group, value]]
    : Object.entries(value).map(([word, arm]) => [`${group}.${word}`, arm]);
};

function numbersOf(value: string, theme: Theme): string {
  const { l = 0, c = 0, h = 0 } = readOklch(resolve(value, theme)) ?? {};
  return `${(l * 100).toFixed(1)} ${c.toFixed(3)} ${h.toFixed(0)}`;
}

export interface ColorSwatchesProps {
  groups: readonly Group[];
}

/** Shows every color of these groups in both themes, with its lightness, chroma, and hue. */
export function ColorSwatches({ groups }: ColorSwatchesProps) {
  return (
    <BothThemes>
      {(theme) => (
        <>
          <span className={styles.caption}>{themeNames[theme]}</span>
          <ul className={styles.swatches}>
            {groups.flatMap(entriesOf).map(([name, value]) => (
              <li key={name} className={styles.swatch}>
                <span className={styles.chip} style={{ background: resolve(value, theme) }} />
                <span className={styles.name}>{name}</span>
                <span className={styles.caption}>{numbersOf(value, theme)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </BothThemes>
  );
}
