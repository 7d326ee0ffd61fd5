import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Text } from '../../text/index.ts';
import { Button } from '../Button/Button.tsx';

export const guide: Guide = {
  use: 'For a tool that answers to single keys: one place that names them all, opened by ? and by a button.',
  avoid: [
    'For the keys of one component: its guide has a table of them.',
    'For keys without a button that does the same: give the screen the button first.',
  ],
  keyboard: [
    {
      keys: '{Escape}',
      does: 'Closes it.',
      so: { calls: 'onClose' },
    },
  ],
  screenReader: ['“Keyboard shortcuts, dialog”', '“Next message, j”'],
  dos: [
    {
      why: 'A button leads to the same keys, for those who have never pressed ?.',
      example: <Button variant="ghost">Keyboard</Button>,
    },
  ],
  donts: [
    {
      why: 'Keys that are told in running text are found by nobody.',
      example: (
        <Stack gap="xs">
          <Text size="small">
            Press j for the next message, k for the one before, and 1 to 6 for its status.
          </Text>
        </Stack>
      ),
    },
  ],
};
