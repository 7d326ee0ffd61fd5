import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For everything that is sent: it checks, says what is wrong, keeps what was written and confirms.',
  avoid: [
    'For filters that act at once: use fields alone.',
    'For one search field: use PostSearch.',
    'For a question with two answers: use Dialog, or two Buttons.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first field. The field for robots is no stop.',
      so: { part: ['textbox', 'Name'], is: 'focused' },
    },
    {
      keys: '{Enter}',
      does: 'In a line of text: sends the form. If something is wrong, the first wrong field gets the focus.',
      so: [
        { part: ['textbox', 'Name'], is: 'invalid' },
        { part: ['textbox', 'Name'], is: 'focused' },
      ],
    },
  ],
  screenReader: [
    '“Schedule a Consultation, form”',
    'Refused: “4 fields need your attention.”, then the first wrong field with its message.',
    'Sent: what the toast says.',
  ],
};
