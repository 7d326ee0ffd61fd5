import type { ReactNode } from 'react';
import type { Theme } from '../theme/index.ts';
import * as styles from './docs.css.ts';

export const themeNames = { dark: 'Dark', light: 'Light' } as const;

export interface ThemePanelProps {
  theme: Theme;
  children: ReactNode;
}

/** Shows a part of a page in one theme. */
export function ThemePanel({ theme, children }: ThemePanelProps) {
  // sb-unstyled keeps Storybook's prose styles out of the content.
  return <div className={`sb-unstyled ${styles.theme[theme]}`}>{children}</div>;
}

/** Shows the same content in both themes, side by side. */
export function BothThemes({ children }: { children: (theme: Theme) => ReactNode }) {
  return (
    <div className={styles.themes}>
      {(['dark', 'light'] as const).map((theme) => (
        <ThemePanel key={theme} theme={theme}>
          {children(theme)}
        </ThemePanel>
      ))}
    </div>
  );
}
