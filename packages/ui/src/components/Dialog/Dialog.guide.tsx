import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import { Button } from '../Button/Button.tsx';

const field = ['textbox', 'Their email address'] as const;
/** What stands in a dialog: open it would cover this page. */
const words = (title: string, text: string, stay: string, goOn: string) => (
  <Stack gap="sm">
    <Heading level={3}>{title}</Heading>
    <Text>{text}</Text>
    <Stack direction="row" justify="end" gap="sm" isWrapping>
      <Button variant="ghost">{stay}</Button>
      <Button>{goOn}</Button>
    </Stack>
  </Stack>
);

export const guide: Guide = {
  use: 'For a decision or a short task that must be finished or left before the page goes on. On phones it is a sheet at the thumb.',
  avoid: [
    'For news: use toast(), which takes nothing away.',
    'For a long form or anything worth an address: give it a page.',
    'On top of another dialog, or before the visitor has pressed anything: say it on the page.',
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
    'What lies behind it is hidden from screen readers until it closes; toasts are still heard. `aria-modal` would hide the toasts, too, so it is not set.',
  ],
  dos: [
    {
      why: 'The question names the loss, and the buttons answer it without the text.',
      example: words(
        'Leave without sending?',
        'Your message to us has not been sent yet.',
        'Stay here',
        'Leave',
      ),
    },
  ],
  donts: [
    {
      why: 'Of what? And does “Cancel” cancel the visit or the question?',
      example: words('Are you sure?', 'Do you want to cancel?', 'Cancel', 'OK'),
    },
  ],
};
