import { vars } from '../theme/index.ts';
import * as styles from './docs.css.ts';
import { ThemePanel } from './ThemePanel.tsx';
import { useTokenValue } from './useTokenValue.ts';

type Group = 'space' | 'width' | 'target' | 'radius';

function Length({ group, name, reference }: { group: Group; name: string; reference: string }) {
  return (
    <div className={styles.swatch}>
      <span>
        <span className={styles.name}>{`${group}.${name}`}</span>{' '}
        <span className={styles.caption}>{useTokenValue(reference)}</span>
      </span>
      {group === 'radius' ? (
        <span className={styles.corner} style={{ borderRadius: reference }} />
      ) : (
        <span className={styles.bar} style={{ inlineSize: reference }} />
      )}
    </div>
  );
}

/** Shows every length of the group at its size. */
export function SpaceScale({ group }: { group: Group }) {
  return (
    <ThemePanel theme="dark">
      {Object.entries(vars[group]).map(([name, reference]) => (
        <Length key={name} group={group} name={name} reference={reference} />
      ))}
    </ThemePanel>
  );
}
