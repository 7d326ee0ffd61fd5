import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import { Button } from '../Button/Button.tsx';

const field = ['textbox', 'Their email address'] as const;
/** The content of a dialog, because an open dialog would cover this page. */
const dialogBody = (title: string, text: string, stay: string, goOn: string) => (
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
  use: 'Use Dialog for a decision or a short task that blocks the page until the visitor finishes or closes it. On phones it is a sheet at the bottom of the screen.',
  avoid: [
    'For a confirmation: use toast(), which doesn’t block the page.',
    'For a long form, or content that needs a URL: use a page.',
    'On top of another dialog, or before the visitor has pressed anything: use the page itself.',
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: ['button', 'Open'],
      does: 'On the button: opens the dialog and moves the focus into it.',
      so: { part: ['dialog', 'Send this page to someone'], is: 'focused' },
    },
    {
      keys: '{Tab}',
      does: 'Moves to the first control.',
      so: { part: ['button', 'Close'], is: 'focused' },
    },
    { keys: '{Tab}', does: 'Moves to the next control.', so: { part: field, is: 'focused' } },
    {
      keys: '{Tab}{Tab}',
      does: 'Reaches the actions.',
      so: { part: ['button', 'Send'], is: 'focused' },
    },
    {
      keys: '{Tab}',
      does: 'From the last control: moves to the first. The page behind can’t be reached.',
      so: { part: ['button', 'Close'], is: 'focused' },
    },
    {
      keys: '{Shift>}{Tab}{/Shift}',
      does: 'From the first control: moves to the last.',
      so: { part: ['button', 'Send'], is: 'focused' },
    },
    {
      keys: '{Escape}',
      does: 'Closes it and returns the focus.',
      so: [
        { part: ['dialog'], is: 'gone' },
        { calls: 'onClose' },
        { part: ['button', 'Open'], is: 'focused' },
      ],
    },
  ],
  screenReader: [
    '“Send this page to someone, dialog”, then its first control.',
    'As an alertdialog, with its text: “Leave without sending?, alert dialog, Your message to us has not been sent yet.”',
    'The page behind it is hidden from screen readers until it closes. Toasts are still announced. `aria-modal` would hide them, so it is not set.',
  ],
  dos: [
    {
      why: 'The title says what would be lost, and the buttons make sense without the text.',
      example: dialogBody(
        'Leave without sending?',
        'Your message to us has not been sent yet.',
        'Stay here',
        'Leave',
      ),
    },
  ],
  donts: [
    {
      why: 'Sure of what? “Cancel” could cancel the visit or the question.',
      example: dialogBody('Are you sure?', 'Do you want to cancel?', 'Cancel', 'OK'),
    },
  ],
};
