import { spanish } from '@custom-designs/ui/labels/spanish';
import { UiProvider } from '@custom-designs/ui/text';
import { ThemeProvider } from '@custom-designs/ui/theme';
import type { Decorator } from '@storybook/react-vite';
import { useInsertionEffect } from 'react';

/** A page cannot turn on reduced motion in the browser, so the tokens get the values of the media query. */
const motionTokens = ['fast', 'base', 'slow', 'light'] as const;

/** A documentation page has a lighter background than its stories. */
const pageColors = { background: 'var(--ui-color-background)', color: 'var(--ui-color-text-body)' };

/**
 * Adds what the site gives every screen: theme class and direction on the root, and providers. A
 * documentation page shows many stories, so each story sets the direction on its own frame.
 */
export const withFrame: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { theme, language, direction, motion, textSize } = globals;
  const isDocs = viewMode === 'docs';
  // Before a story's layout effects: a dialog that moves the focus in one also starts its transition.
  useInsertionEffect(() => {
    const root = document.documentElement;
    root.classList.remove('dark', 'light');
    root.classList.add(theme);
    root.dir = isDocs ? 'ltr' : direction;
    root.lang = language;
    root.style.fontSize = textSize === 'large' ? '200%' : '';
    for (const name of motionTokens) {
      if (motion === 'reduced') root.style.setProperty(`--ui-motion-${name}`, '0s');
      else root.style.removeProperty(`--ui-motion-${name}`);
    }
  }, [theme, language, direction, isDocs, motion, textSize]);
  return (
    <ThemeProvider>
      <div
        style={{
          ...(parameters.bare ? {} : { padding: 'var(--ui-space-lg)' }),
          ...(isDocs ? pageColors : {}),
        }}
        {...(isDocs ? { dir: direction } : {})}
      >
        <UiProvider labels={language === 'es' ? spanish : undefined}>
          <Story />
        </UiProvider>
      </div>
    </ThemeProvider>
  );
};
