import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For sites that change pages without loading them: once, in the frame of all pages.',
  avoid: [
    'For news within a page: use toast().',
    'Where the browser loads each page: it announces by itself.',
  ],
  screenReader: ['The new page’s title. Tab then begins at its start.'],
};
