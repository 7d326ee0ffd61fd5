import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For going somewhere, in a line of text. Its words say where.',
  avoid: ['For doing something here: use Button.', '“Click here”, or an address as words.'],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the link.', so: { part: ['link', 0], is: 'focused' } },
    { keys: '{Enter}', does: 'Goes there.', by: 'browser' },
  ],
  screenReader: ['“Lighting design, link”'],
};
