import { ThemeProvider } from '@custom-designs/ui/theme';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { arabicArgs } from './arabic.ts';
import { ForcedColours } from './ForcedColours.tsx';

/** Reduced motion cannot be asked of the browser from inside a page, so the tokens are set as the media query sets them. */
const stillness = ['fast', 'base', 'slow', 'light'] as const;

/** Right to left means Arabic words, unless a story was written for it or finds its parts by their words. */
export const withArabic: Decorator = (Story, { globals, storyGlobals, playFunction, args }) =>
  globals.direction === 'rtl' && !storyGlobals.direction && !playFunction ? (
    <Story args={arabicArgs(args)} />
  ) : (
    <Story />
  );

/** The frame the site gives every screen: theme class and direction on the root, providers around. */
export const withFrame: Decorator = (Story, { globals, parameters }) => {
  const { theme, direction, motion, textSize, colours } = globals;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.classList.remove('dark', 'light');
    root.classList.add(theme);
    root.dir = direction;
    root.lang = 'en';
    root.style.fontSize = textSize === 'large' ? '200%' : '';
    for (const name of stillness) {
      if (motion === 'reduced') root.style.setProperty(`--ui-motion-${name}`, '0.01ms');
      else root.style.removeProperty(`--ui-motion-${name}`);
    }
  }, [theme, direction, motion, textSize]);
  return (
    <ThemeProvider>
      {colours === 'forced' && <ForcedColours />}
      <div style={parameters.bare ? undefined : { padding: 'var(--ui-space-lg)' }}>
        <Story />
      </div>
    </ThemeProvider>
  );
};
