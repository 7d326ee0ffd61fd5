import { useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { vars } from '../theme/index.ts';
import * as styles from './docs.css.ts';
import { ThemePanel } from './ThemePanel.tsx';
import { useTokenValue } from './useTokenValue.ts';

const durations = ['fast', 'base', 'slow', 'light'] as const;
type Duration = (typeof durations)[number];

const uses: Record<Duration, string> = {
  fast: 'a color under the pointer',
  base: 'a panel that opens',
  slow: 'a sheet, a change of theme',
  light: 'lamps that come up',
};

function Run({ name, isLit }: { name: Duration; isLit: boolean }) {
  const reference = vars.motion[name];
  return (
    <div className={styles.swatch}>
      <span>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.caption}>
          {useTokenValue(reference)}, {uses[name]}
        </span>
      </span>
      <span className={styles.track}>
        <span
          className={styles.runner}
          data-lit={isLit}
          data-testid={name}
          style={{ transitionDuration: reference }}
        >
          <span className={styles.bulb} style={{ display: 'block' }} />
        </span>
      </span>
    </div>
  );
}

/** The four durations, side by side. */
export function MotionScale() {
  const [isLit, setIsLit] = useState(false);
  return (
    <ThemePanel theme="dark">
      {durations.map((name) => (
        <Run key={name} name={name} isLit={isLit} />
      ))}
      <div>
        <Button variant="secondary" onPress={() => setIsLit(!isLit)}>
          {isLit ? 'Back again' : 'Across'}
        </Button>
      </div>
    </ThemePanel>
  );
}
