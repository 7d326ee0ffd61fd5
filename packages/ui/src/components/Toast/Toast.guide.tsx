import type { Guide } from '../../docs/guide.ts';

const region = ['region', 'Notifications (F8)'] as const;
const close = ['button', 'Close'] as const;

export const guide: Guide = {
  use: 'For saying in passing that something worked or failed, where the visitor can go on either way. One ToastRegion a page. toast() works from anywhere.',
  avoid: [
    'For what must be decided now: use Dialog.',
    'For a wrong value: say it at the field, with its error.',
    'As the only way to an action: a toast may be missed, so its action stands elsewhere too or stays longer.',
  ],
  keyboard: [
    {
      keys: '{F8}',
      on: ['button', 'Show'],
      does: 'From anywhere: moves to the messages, or shows the last one again.',
      so: { part: region, is: 'focused' },
    },
    {
      keys: '{Tab}{Tab}',
      does: 'Moves to the message, then to its action and its Close button.',
      so: { part: close, is: 'focused' },
    },
    {
      keys: '{Enter}',
      does: 'Closes the message and gives the focus back to where F8 was pressed.',
      so: [
        { part: close, is: 'gone' },
        { part: ['button', 'Show'], is: 'focused' },
      ],
    },
    { keys: '{F8}', does: 'Shows the last message again.', so: { part: close, is: 'shown' } },
    {
      keys: '{Escape}',
      does: 'From anywhere: closes the message.',
      so: { part: close, is: 'gone' },
    },
  ],
  screenReader: [
    '“Alert, Message Sent. We’ll get back to you as soon as possible.”, without moving the focus.',
    'With an action: “Press F8, then Undo, to bring it back.”',
    'When it has the focus: “Message Sent, alert dialog”.',
  ],
};
