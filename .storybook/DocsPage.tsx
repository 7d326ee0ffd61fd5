import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { initialModes } from './modes.ts';
import { themeName, themes } from './theme.ts';

type Globals = Readonly<Record<string, unknown>>;

let globals: Globals = initialModes;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Pages without stories, such as Introduction, get no toolbar values through their context. */
addons.ready().then((channel) => {
  const onGlobals = (change: { globals: Globals }) => {
    globals = change.globals;
    for (const listener of listeners) listener();
  };
  channel.on(SET_GLOBALS, onGlobals);
  channel.on(GLOBALS_UPDATED, onGlobals);
});

/**
 * Storybook opens a page's frames at this address. Without the values in it, they ignore the
 * toolbar.
 */
function addressFrames(values: Globals) {
  const pairs = Object.entries(values)
    .filter(([name]) => name in initialModes)
    .map(([name, value]) => `${name}:${value}`);
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=${pairs.join(';')}` });
  return pairs.join(';');
}

/** Shows a documentation page in the toolbar's theme, with a landmark for screen readers. */
export function DocsPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const values = useSyncExternalStore(subscribe, () => globals);
  const theme = themeName(values);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.classList.remove('dark', 'light');
    root.classList.add(theme);
  }, [theme]);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      <main key={addressFrames(values)}>{children}</main>
    </DocsContainer>
  );
}
