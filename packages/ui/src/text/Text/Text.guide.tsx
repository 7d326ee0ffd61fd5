import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Text } from './Text.tsx';

export const guide: Guide = {
  use: 'Use Text for running text and captions, in the sizes and tones of the theme. It limits the length of a line for easy reading.',
  avoid: [
    'For titles: use Heading.',
    'For text that only screen readers need: use VisuallyHidden.',
    'For a short mark, such as a category: use Badge.',
  ],
  dos: [
    {
      why: 'Set the introduction larger than the rest. Two sizes are enough.',
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
      why: 'Don’t use large text as a title. Screen readers cannot jump to it. Use Heading.',
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
      why: 'Don’t use the danger tone for emphasis. It means that something went wrong.',
      example: <Text tone="danger">Call today: only three visits left this month!</Text>,
    },
  ],
};
