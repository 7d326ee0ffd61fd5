import { colorAt, type Measured, measure, resolve } from '../theme/contrast.ts';
import { color } from '../theme/themes.css.ts';
import * as styles from './docs.css.ts';
import { BothThemes, themeNames } from './ThemePanel.tsx';

const measured = measure(color);

function Row({ over, on, why, least, contrast, theme }: Measured) {
  const shown = (path: string) => resolve(colorAt(color, path), theme);
  const isEnough = contrast >= least;
  // An edge or a ring is not read: it is shown as what it is.
  const isWord = least > 3;
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        <span className={styles.name}>{over}</span> on {on}
      </th>
      <td className={styles.cell}>
        {isWord ? (
          <span
            className={styles.sample}
            style={{ color: shown(over), background: `linear-gradient(${shown(on)} 0 0), black` }}
          >
            {why}
          </span>
        ) : (
          why
        )}
      </td>
      <td className={styles.cell}>{least} : 1</td>
      <td className={`${styles.cell} ${isEnough ? styles.name : styles.fails}`}>
        {contrast.toFixed(2)} : 1{isEnough ? '' : ' too low'}
      </td>
    </tr>
  );
}

/** Contrast of every pair that words, edges and focus make, computed from the tokens as this opens. */
export function ContrastTable() {
  return (
    <BothThemes>
      {(theme) => (
        <section
          className={styles.scroll}
          aria-label={`Contrast, ${themeNames[theme]}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
          tabIndex={0}
        >
          <table className={styles.table}>
            <caption className={styles.caption}>{themeNames[theme]}</caption>
            <thead>
              <tr>
                {['Pair', 'Seen as', 'At least', 'Is'].map((title) => (
                  <th key={title} scope="col" className={styles.cell}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {measured
                .filter((one) => one.theme === theme)
                .map((one) => (
                  <Row key={`${one.over} ${one.on}`} {...one} />
                ))}
            </tbody>
          </table>
        </section>
      )}
    </BothThemes>
  );
}
