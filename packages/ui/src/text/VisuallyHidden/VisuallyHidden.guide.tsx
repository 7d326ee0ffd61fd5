import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Link, Text, VisuallyHidden } from '../index.ts';

export const guide: Guide = {
  use: 'For words that eyes get from the layout and ears do not, such as what a figure counts.',
  avoid: [
    'For hiding from everybody: leave it out.',
    'For what can get the focus: it would go out of sight. For a link that shows itself, use SkipLink.',
    'For what everybody should know, such as a price or a condition: write it as Text.',
  ],
  screenReader: ['Its words, in their place.'],
  dos: [
    {
      why: 'Eyes see which card it stands in; ears hear it.',
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
      why: 'The figure gets its measure.',
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
      why: 'A condition that ears alone get to know.',
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
