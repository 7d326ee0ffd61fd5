import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Button } from './Button.tsx';

export const guide: Guide = {
  use: 'Use Button for an action on the page, such as sending, opening, or deleting. Label it with the action. ButtonLink looks the same and is a link.',
  avoid: [
    'To go to another page: use ButtonLink, which visitors can open in a new tab.',
    'To turn a setting on or off: use Switch, Checkbox, or ThemeSwitch.',
    'For a second primary button in one group: use the secondary or ghost variant.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the button.',
      so: { part: ['button', 'Get a Free Quote'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Presses it.', so: { calls: 'onPress' } },
    { keys: ' ', does: 'Presses it when the key is released.', so: { calls: 'onPress' } },
    { keys: '{Enter}', of: 'ButtonLink', does: 'Follows the link.', by: 'browser' },
  ],
  screenReader: [
    '“Get a Free Quote, button”',
    'While pending: “Sending…, button, dimmed”. The focus stays.',
    'ButtonLink: “Contact Us, link”',
  ],
  dos: [
    {
      why: 'Use one primary button per group.',
      example: (
        <Stack direction="row" isWrapping>
          <Button>Send Message</Button>
          <Button variant="ghost">Not now</Button>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      why: 'Two primary buttons compete, and neither stands out.',
      example: (
        <Stack direction="row" isWrapping>
          <Button>Submit</Button>
          <Button>Reset</Button>
        </Stack>
      ),
    },
  ],
};
