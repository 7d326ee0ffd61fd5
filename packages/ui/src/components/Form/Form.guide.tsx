import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use Form for fields that are sent together. It checks them, shows errors, keeps the text if sending fails, and reports success.',
  avoid: [
    'For filters that take effect at once: use the fields alone.',
    'For a single search field: use SearchField or PostSearch.',
    'For a question with two answers: use Dialog.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first field. The hidden field that catches spam is skipped.',
      so: { part: ['textbox', 'Name'], is: 'focused' },
    },
    {
      keys: '{Enter}',
      does: 'In a text field: sends the form. If there are errors, the first invalid field gets the focus.',
      so: [
        { part: ['textbox', 'Name'], is: 'invalid' },
        { part: ['textbox', 'Name'], is: 'focused' },
      ],
    },
  ],
  screenReader: [
    '“Schedule a Consultation, form”',
    'With errors: “4 fields need your attention.”, then the first invalid field with its error.',
    'After sending: the toast.',
  ],
};
