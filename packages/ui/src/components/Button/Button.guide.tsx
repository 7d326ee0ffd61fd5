import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Button } from './Button.tsx';

export const guide: Guide = {
  use: 'For doing something on this page: send, open, delete. Its words are the deed, in the visitor’s language. ButtonLink looks the same and leads somewhere else.',
  avoid: [
    'For going to another page or place: use ButtonLink, so that it can be opened in a new tab.',
    'For turning a setting on and off: use a check box or ThemeSwitch.',
    'A second primary button in one group: only one lamp shows the way.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the button.',
      so: { part: ['button', 'Get a Free Quote'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Presses it.', so: { calls: 'onPress' } },
    { keys: ' ', does: 'Presses it as the key comes up.', so: { calls: 'onPress' } },
    { keys: '{Enter}', of: 'ButtonLink', does: 'Follows the link.', by: 'browser' },
  ],
  screenReader: [
    '“Get a Free Quote, button”',
    'While pending: “Sending…, button, dimmed”. The focus stays.',
    'ButtonLink: “Contact Us, link”',
  ],
  dos: [
    {
      why: 'One way leads on; the other stays quiet.',
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
      why: 'Two lamps of one strength: neither leads.',
      example: (
        <Stack direction="row" isWrapping>
          <Button>Submit</Button>
          <Button>Reset</Button>
        </Stack>
      ),
    },
  ],
};
