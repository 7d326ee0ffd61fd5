import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Text } from '../../text/index.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export const guide: Guide = {
  use: 'For choosing night or noon for the whole site. The choice is remembered; until then the visitor’s system decides.',
  avoid: [
    'More than once in sight: in the SiteHeader on wide pages, in the MobileMenu on phones.',
    'For any other setting: use a check box.',
    'For a dark picture on a light page: that is its scene, which both themes share.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the switch.',
      so: { part: ['button', 'Switch to light theme'], is: 'focused' },
    },
    {
      keys: ' ',
      does: 'Changes the light of the whole page.',
      so: { part: ['button', 'Switch to dark theme'], is: 'focused' },
    },
    {
      keys: '{Enter}',
      does: 'Changes it back.',
      so: { part: ['button', 'Switch to light theme'], is: 'focused' },
    },
  ],
  screenReader: [
    '“Switch to light theme, button”: its name says what a press does, so it is no toggle.',
  ],
  dos: [
    {
      why: 'Once, at the end of the bar; no word beside it, for a press shows at once what it does.',
      example: (
        <Stack direction="row" align="center" justify="space-between">
          <Text as="span" tone="strong">
            Custom Designs
          </Text>
          <ThemeSwitch />
        </Stack>
      ),
    },
  ],
  donts: [
    {
      why: 'It looks like a lamp’s switch, but it changes this page and nothing on the porch.',
      example: (
        <Stack direction="row" align="center" justify="space-between">
          <Text as="span">Porch lights</Text>
          <ThemeSwitch
            labels={{ toLight: 'Turn on the porch lights', toDark: 'Turn off the porch lights' }}
          />
        </Stack>
      ),
    },
  ],
};
