import { useTheme } from '../../theme/index.ts';
import * as styles from './ThemeSwitch.css.ts';

export interface ThemeSwitchProps {
  /** What a press does in the dark theme. */
  toLightLabel?: string;
  /** What a press does in the light theme. */
  toDarkLabel?: string;
}

/**
 * The room's wall switch. The drawing follows the class on the document root, so a remembered light
 * theme looks right before hydration; the label follows as soon as the page is alive.
 */
export function ThemeSwitch({
  toLightLabel = 'Switch to light theme',
  toDarkLabel = 'Switch to dark theme',
}: ThemeSwitchProps) {
  const { theme, toggleTheme } = useTheme();
  return (
    <button
      type="button"
      className={styles.target}
      aria-label={theme === 'dark' ? toLightLabel : toDarkLabel}
      onClick={toggleTheme}
    >
      <span className={styles.plate}>
        <span className={styles.rocker} />
      </span>
    </button>
  );
}
