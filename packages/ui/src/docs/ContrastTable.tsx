import { colorAt, demands, type Measured, measure, resolve } from '../theme/contrast.ts';
import { color } from '../theme/themes.css.ts';
import * as styles from './docs.css.ts';
import { ThemePanel, themeNames } from './ThemePanel.tsx';

const measured = measure(color);
const measuredIn = (theme: Measured['theme']) => measured.filter((one) => one.theme === theme);
const night = measuredIn('dark');
const noon = measuredIn('light');

/** The words as they look there. An edge or a focus ring is drawn as an outline. */
function Cell({ over, on, why, least, contrast, theme }: Measured) {
  const front = resolve(colorAt(color, over), theme);
  const back = `linear-gradient(${resolve(colorAt(color, on), theme)} 0 0), white`;
  const look =
    least > 3 ? { color: front, background: back } : { boxShadow: `inset 0 0 0 2px ${front}` };
  const isEnough = contrast >= least;
  return (
    <td className={styles.cell}>
      <span className={styles.sample} style={{ background: back, ...look }}>
        {least > 3 ? why : '\u2003\u2003'}
      </span>{' '}
      <span className={isEnough ? styles.name : styles.fails}>
        {contrast.toFixed(2)}
        {isEnough ? '' : ' too low'}
      </span>
    </td>
  );
}

/** Contrast of every pair of text, edge, or focus ring with its background, computed from the tokens. */
export function ContrastTable() {
  return (
    <ThemePanel theme="dark">
      <section
        className={styles.scroll}
        aria-label="Contrast of every pair"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        tabIndex={0}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              {['Pair', themeNames.dark, themeNames.light, 'At least'].map((title) => (
                <th key={title} scope="col" className={styles.cell}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {demands.map(({ over, on, least, why }, index) => (
              <tr key={`${over} ${on}`}>
                <th scope="row" className={styles.cell}>
                  <span className={styles.name}>{over}</span>{' '}
                  <span className={styles.caption}>
                    on {on}
                    {least > 3 ? '' : `: ${why}`}
                  </span>
                </th>
                <Cell {...(night[index] as Measured)} />
                <Cell {...(noon[index] as Measured)} />
                <td className={styles.cell}>{least}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </ThemePanel>
  );
}
