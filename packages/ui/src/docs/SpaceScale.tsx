import { vars } from '../theme/index.ts';
import * as styles from './docs.css.ts';
import { ThemePanel } from './ThemePanel.tsx';
import { useTokenValue } from './useTokenValue.ts';

function Length({ name, reference }: { name: string; reference: string }) {
  return (
    <div className={styles.swatch}>
      <span>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.caption}>{useTokenValue(reference)}</span>
      </span>
      <span className={styles.bar} style={{ inlineSize: reference }} />
    </div>
  );
}

/** Every length of the group, drawn at its size. */
export function SpaceScale({ group }: { group: 'space' | 'width' | 'target' }) {
  return (
    <ThemePanel theme="dark">
      {Object.entries(vars[group]).map(([name, reference]) => (
        <Length key={name} name={`${group}.${name}`} reference={reference} />
      ))}
    </ThemePanel>
  );
}

function Corner({ name, reference }: { name: string; reference: string }) {
  return (
    <div className={styles.swatch}>
      <span className={styles.corner} style={{ borderRadius: reference }} />
      <span className={styles.name}>{name}</span>
      <span className={styles.caption}>{useTokenValue(reference)}</span>
    </div>
  );
}

/** The three corner sizes. */
export function CornerScale() {
  return (
    <ThemePanel theme="dark">
      <div className={styles.swatches}>
        {Object.entries(vars.radius).map(([name, reference]) => (
          <Corner key={name} name={`radius.${name}`} reference={reference} />
        ))}
      </div>
    </ThemePanel>
  );
}
