import type { Guide } from '../../docs/guide.ts';

const field = ['textbox', 'Their email address'] as const;

export const guide: Guide = {
  use: 'For a decision or a short task that must be finished or left before the page goes on. On phones it is a sheet at the thumb.',
  avoid: [
    'For news: use toast(), which takes nothing away.',
    'For a long form or anything worth an address: give it a page.',
    'On top of another dialog, or before the visitor has pressed anything.',
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: ['button', 'Open'],
      does: 'On what opens it: the dialog comes and takes the focus.',
      so: { part: ['dialog', 'Send this page to somebody'], is: 'focused' },
    },
    {
      keys: '{Tab}',
      does: 'Moves to the first control.',
      so: { part: ['button', 'Close'], is: 'focused' },
    },
    { keys: '{Tab}', does: 'Moves on inside.', so: { part: field, is: 'focused' } },
    {
      keys: '{Tab}{Tab}',
      does: 'Reaches the actions.',
      so: { part: ['button', 'Send'], is: 'focused' },
    },
    {
      keys: '{Tab}',
      does: 'From the last control: goes round to the first. The page behind is not reached.',
      so: { part: ['button', 'Close'], is: 'focused' },
    },
    {
      keys: '{Shift>}{Tab}{/Shift}',
      does: 'From the first control: goes round to the last.',
      so: { part: ['button', 'Send'], is: 'focused' },
    },
    {
      keys: '{Escape}',
      does: 'Closes it without doing anything, and gives the focus back.',
      so: [
        { part: ['dialog'], is: 'gone' },
        { calls: 'onClose' },
        { part: ['button', 'Open'], is: 'focused' },
      ],
    },
  ],
  screenReader: [
    '“Send this page to somebody, dialog”, then its first control.',
    'As an alertdialog its text is read at once: “Leave without sending?, alert dialog, Nothing is sent yet.”',
    'What lies behind it is hidden from screen readers until it closes; toasts are still heard.',
  ],
};
