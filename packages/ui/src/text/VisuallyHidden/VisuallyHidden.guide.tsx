import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Link, Text, VisuallyHidden } from '../index.ts';

export const guide: Guide = {
  use: 'Use VisuallyHidden for text that the layout shows to sighted visitors but that screen readers would miss, such as the unit of a number.',
  avoid: [
    'To hide content from everyone: leave it out.',
    'For controls: focus would be invisible. For a link that shows when it is focused, use SkipLink.',
    'For information that everyone needs, such as a price or a condition: use Text.',
  ],
  screenReader: ['The text, in its place in the reading order'],
  dos: [
    {
      why: 'Say what sighted visitors see from the layout, such as the card that a link belongs to.',
      example: (
        <Stack gap="sm">
          <Text>
            <Link href="#lighting-design">
              Learn more<VisuallyHidden> about lighting design</VisuallyHidden>
            </Link>
          </Text>
          <Text size="small">Heard: “Learn more about lighting design, link”</Text>
        </Stack>
      ),
    },
    {
      why: 'Add the unit of a number.',
      example: (
        <Stack gap="sm">
          <Text size="lead" tone="strong">
            4.9<VisuallyHidden> out of 5 stars</VisuallyHidden>
          </Text>
          <Text size="small">Heard: “4.9 out of 5 stars”</Text>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      why: 'Don’t hide a condition. Sighted visitors need it too.',
      example: (
        <Stack gap="sm">
          <Text tone="strong">
            15% off all services<VisuallyHidden>, for seniors and veterans</VisuallyHidden>
          </Text>
          <Text size="small">Heard: “15% off all services, for seniors and veterans”</Text>
        </Stack>
      ),
    },
  ],
};
