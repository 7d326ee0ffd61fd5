import { ThemeProvider } from '@custom-designs/ui/theme';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** Reduced motion cannot be asked of the browser from inside a page, so the tokens are set as the media query sets them. */
const stillness = ['fast', 'base', 'slow', 'light'] as const;

/** The frame the site gives every screen: theme class and direction on the root, providers around. */
export const withFrame: Decorator = (Story, { globals, parameters }) => {
  const { theme, direction, motion } = globals;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.classList.remove('dark', 'light');
    root.classList.add(theme);
    root.dir = direction;
    root.lang = 'en';
    for (const name of stillness) {
      if (motion === 'reduced') root.style.setProperty(`--ui-motion-${name}`, '0.01ms');
      else root.style.removeProperty(`--ui-motion-${name}`);
    }
  }, [theme, direction, motion]);
  return (
    <ThemeProvider>
      <div style={parameters.bare ? undefined : { padding: 'var(--ui-space-lg)' }}>
        <Story />
      </div>
    </ThemeProvider>
  );
};
