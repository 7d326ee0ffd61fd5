import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import { Actions } from '../Actions/index.ts';

export const guide: Guide = {
  use: 'For an address that leads nowhere: a dark room, the way home and a switch that lights the room. One for the whole site.',
  avoid: [
    'For something that broke, such as a message that was not sent: say so where it happened, with LoadFailure or a toast. Nobody plays with a switch then.',
    'For a page that is on its way: use ComingSoon.',
    'For a search without results: say what was searched for and how to widen it.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the way home.',
      so: { part: ['link', 'Return to Home'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Follows it.', by: 'browser' },
    {
      keys: '{Tab}',
      does: 'Moves to the switch.',
      so: { part: ['switch', 'Turn on the light'], is: 'focused' },
    },
    {
      keys: ' ',
      does: 'Turns the light on, or off again.',
      so: { part: ['switch', 'Turn on the light'], is: 'checked' },
    },
  ],
  screenReader: [
    '“404”, then “Oops! Page not found, heading level 1”',
    '“Return to Home, link”',
    '“Turn on the light, switch, off”',
  ],
  dos: [
    {
      why: 'The words say what happened, and one way leads out.',
      example: (
        <Stack gap="md">
          <Heading level={3}>Oops! Page not found</Heading>
          <Text>Nobody lives at this address. The light by the door still works.</Text>
          <Actions items={[{ label: 'Return to Home', href: '#home' }]} />
        </Stack>
      ),
    },
  ],
  donts: [
    {
      why: 'A server’s words for a person’s problem, and four ways where one would do.',
      example: (
        <Stack gap="md">
          <Heading level={3}>Error 404</Heading>
          <Text>The requested resource could not be located on this server.</Text>
          <Actions
            items={[
              { label: 'Home', href: '#home' },
              { label: 'Services', href: '#services' },
              { label: 'Sitemap', href: '#sitemap' },
              { label: 'Report', href: '#report' },
            ]}
          />
        </Stack>
      ),
    },
  ],
};
