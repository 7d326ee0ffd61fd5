import { vars } from '../theme/index.ts';
import * as styles from './docs.css.ts';
import { ThemePanel } from './ThemePanel.tsx';
import { useTokenValue } from './useTokenValue.ts';

type Size = keyof typeof vars.size;

const sizes = Object.keys(vars.size) as Size[];
const display: readonly Size[] = ['hero', 'display', 'title', 'heading'];

function Specimen({ size }: { size: Size }) {
  const reference = vars.size[size];
  const isDisplay = display.includes(size);
  return (
    <div className={styles.specimen}>
      <span className={styles.caption}>
        {size} · {useTokenValue(reference)} · {isDisplay ? 'Instrument Serif' : 'Instrument Sans'}
      </span>
      <span
        className={isDisplay ? styles.displayFace : styles.textFace}
        style={{ fontSize: reference }}
      >
        {isDisplay ? (
          <>
            Illuminating <em>your</em> space
          </>
        ) : (
          'We light the wall, the table and the path, and leave the rest to the dark.'
        )}
      </span>
    </div>
  );
}

/** Shows every size in its typeface. The large sizes depend on the window's width. */
export function TypeScale() {
  return (
    <ThemePanel theme="dark">
      {sizes.map((size) => (
        <Specimen key={size} size={size} />
      ))}
    </ThemePanel>
  );
}
