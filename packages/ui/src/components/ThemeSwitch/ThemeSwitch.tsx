import { Button } from 'react-aria-components/Button';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import { useTheme } from '../../theme/index.ts';
import * as styles from './ThemeSwitch.css.ts';

export const defaultThemeSwitchLabels = {
  /** The label in the dark theme. */
  toLight: 'Switch to light theme',
  /** The label in the light theme. */
  toDark: 'Switch to dark theme',
};

export interface ThemeSwitchProps {
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultThemeSwitchLabels>;
}

/**
 * Button that toggles the dark and the light theme. Its icon follows the class on the document root, so it
 * is right before hydration. Its label follows after hydration.
 */
export function ThemeSwitch({ labels: ownLabels }: ThemeSwitchProps) {
  const { theme, toggleTheme } = useTheme();
  const labels = useLabels('ThemeSwitch', defaultThemeSwitchLabels, ownLabels);
  return (
    <Button
      className={styles.target}
      aria-label={theme === 'dark' ? labels.toLight : labels.toDark}
      onPress={toggleTheme}
    >
      <span className={styles.plate}>
        <span className={styles.rocker} />
      </span>
    </Button>
  );
}
