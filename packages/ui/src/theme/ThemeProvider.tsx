import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { THEME_STORAGE_KEY } from './themeScript.ts';

export type Theme = 'dark' | 'light';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const readTheme = (): Theme =>
  document.documentElement.classList.contains('light') ? 'light' : 'dark';

function applyTheme(theme: Theme) {
  document.documentElement.classList.remove('dark', 'light');
  document.documentElement.classList.add(theme);
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // Storage may be blocked, as in private windows. The theme then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Whether there is a provider. A context with the theme itself would end hydration by section at each change. */
const ThemeContext = createContext(false);

/** Cross-fades the whole page if the browser supports it, or else changes at once. */
function changeTheme() {
  const change = () => flushSync(() => applyTheme(readTheme() === 'dark' ? 'light' : 'dark'));
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !document.startViewTransition) change();
  // A second press skips the first cross-fade, which isn't an error.
  else document.startViewTransition(change).ready.catch(() => {});
}

/** Waits for a frame, so that the press shows before the page is restyled. */
function toggleTheme() {
  requestAnimationFrame(() => setTimeout(changeTheme));
}

/**
 * Provides the current theme and its toggle. The theme is dark by default. The class on the document root
 * is the source of truth (docs/behavior/every-page.md#theme).
 */
export function ThemeProvider({
  children,
}: {
  /** The app. */
  children: ReactNode;
}) {
  return <ThemeContext value={true}>{children}</ThemeContext>;
}

/** @throws outside a ThemeProvider (docs/behavior/data.md#errors). */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'dark' as const);
  if (!use(ThemeContext)) {
    throw new Error(
      "useTheme was called outside ThemeProvider, so there is no theme to show or to switch. Wrap the app in <ThemeProvider> from '@custom-designs/ui/theme'. A ThemeSwitch needs it too.",
    );
  }
  return { theme, toggleTheme };
}
