import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { themeName, themes } from './theme.ts';

addons.setConfig({ theme: themes.dark });

/** Gives Storybook's own interface the theme of its stories. */
addons.register('custom-designs/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: themes[themeName(globals)] });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
