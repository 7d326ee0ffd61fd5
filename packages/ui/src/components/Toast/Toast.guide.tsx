import type { Guide } from '../../docs/guide.ts';

const region = ['region', 'Notifications (F8)'] as const;
const close = ['button', 'Close'] as const;

export const guide: Guide = {
  use: 'Use toast() for a short message that something worked or failed and that needs no answer. Each page needs one ToastRegion.',
  avoid: [
    'For a decision: use Dialog.',
    'For an invalid value: use the error of the field.',
    'As the only way to an action: visitors may miss a toast, so offer the action elsewhere, too.',
  ],
  keyboard: [
    {
      keys: '{F8}',
      on: ['button', 'Show'],
      does: 'From anywhere: moves to the toast, or shows the last one again.',
      so: { part: region, is: 'focused' },
    },
    {
      keys: '{Tab}{Tab}',
      does: 'Moves to the toast, then to its action and its Close button.',
      so: { part: close, is: 'focused' },
    },
    {
      keys: '{Enter}',
      does: 'Closes the toast and returns the focus to where F8 was pressed.',
      so: [
        { part: close, is: 'gone' },
        { part: ['button', 'Show'], is: 'focused' },
      ],
    },
    { keys: '{F8}', does: 'Shows the last toast again.', so: { part: close, is: 'shown' } },
    {
      keys: '{Escape}',
      does: 'From anywhere: closes the toast.',
      so: { part: close, is: 'gone' },
    },
  ],
  screenReader: [
    '“Alert, Message Sent. We’ll get back to you as soon as possible.”, without moving the focus.',
    'With an action: “Press F8, then Undo, to bring it back.”',
    'When focused: “Message Sent, alert dialog”.',
  ],
};
