import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Text } from './Text.tsx';

export const guide: Guide = {
  use: 'For running text and small words, in the sizes and tones of the house. A line stays as long as eyes can follow.',
  avoid: [
    'For titles: use Heading.',
    'For words that only screen readers need: use VisuallyHidden.',
    'For one or two words that mark a thing, such as its category: use Badge.',
  ],
  dos: [
    {
      why: 'The first lines larger, the rest calm: two sizes are enough to find a way in.',
      example: (
        <Stack gap="sm">
          <Text size="lead" tone="strong">
            A house should know what time it is.
          </Text>
          <Text>
            Bright for cooking, low for dinner, and a path of light to the bedroom when the alarm is
            set.
          </Text>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      why: 'It looks like a title, but nobody can jump to it: use Heading.',
      example: (
        <Stack gap="sm">
          <Text size="tagline" tone="strong">
            Lighting design
          </Text>
          <Text>Scenes for cooking, dining and the walk to bed.</Text>
        </Stack>
      ),
    },
    {
      why: 'Red says that something went wrong. Here it only shouts.',
      example: <Text tone="danger">Call today: only three visits left this month!</Text>,
    },
  ],
};
