import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Text } from '../../text/index.ts';
import { Button } from '../Button/Button.tsx';

const region = ['region', 'Notifications (F8)'] as const;
const close = ['button', 'Close'] as const;

export const guide: Guide = {
  use: 'For saying in passing that something worked or failed, where the visitor can go on either way. One ToastRegion a page; toast() speaks from anywhere.',
  avoid: [
    'For what must be decided now: use Dialog.',
    'For a wrong value: say it at the field, with its error.',
    'As the only way to an action: Undo may be missed here, so it stands elsewhere too or stays longer.',
  ],
  keyboard: [
    {
      keys: '{F8}',
      on: ['button', 'Show'],
      does: 'From anywhere: moves to the messages, or shows the last one again.',
      so: { part: region, is: 'focused' },
    },
    {
      keys: '{Tab}',
      does: 'Moves to the message’s action, then to its Close button.',
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
    '“Message Sent. We’ll get back to you as soon as possible.”, when there is a pause in the reading.',
    'A destructive message interrupts: it is an alert.',
    'With an action: “Press F8, then Undo, to bring it back.”',
  ],
  dos: [
    {
      why: 'What happened, then what comes next. Whoever misses it has lost nothing.',
      example: (
        <Stack gap="xxs">
          <Text tone="strong">Message Sent</Text>
          <Text size="small">We’ll get back to you as soon as possible.</Text>
        </Stack>
      ),
    },
    {
      why: 'One action that takes the deed back, named by what it does.',
      example: (
        <Stack direction="row" align="center" justify="space-between" isWrapping>
          <Stack gap="xxs">
            <Text tone="strong">Image deleted</Text>
            <Text size="small">theater.webp</Text>
          </Stack>
          <Button variant="ghost" size="compact">
            Undo
          </Button>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      why: 'A question that is gone after five seconds: ask it on the page, or in a Dialog.',
      example: (
        <Stack gap="sm">
          <Text tone="strong">Your visit is on Tuesday. When may we come?</Text>
          <Stack direction="row" gap="sm" isWrapping>
            <Button variant="secondary" size="compact">
              Morning
            </Button>
            <Button variant="secondary" size="compact">
              Afternoon
            </Button>
          </Stack>
        </Stack>
      ),
    },
  ],
};
