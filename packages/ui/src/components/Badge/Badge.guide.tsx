import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import { Badge } from './Badge.tsx';

export const guide: Guide = {
  use: 'For one or two words about the thing beside it: a category, a state. The words say it; the color only helps to find it.',
  avoid: [
    'For anything that can be pressed: use Button or CategoryTabs.',
    'For a sentence: use Text.',
    'For what has just happened: use toast().',
  ],
  screenReader: ['Its words, in their place. Color alone says nothing here.'],
  dos: [
    {
      why: 'One word about the post beside it.',
      example: (
        <Stack gap="xs" align="start">
          <Badge tone="cool">Security</Badge>
          <Heading level={3}>Smart locks for rentals</Heading>
          <Text size="small">A code for each guest, gone when they leave.</Text>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      why: 'It looks like something to press, and nothing happens.',
      example: (
        <Stack gap="xs" align="start">
          <Heading level={3}>Smart locks for rentals</Heading>
          <Badge>Book a visit</Badge>
        </Stack>
      ),
    },
    {
      why: 'Everything is marked, so nothing stands out.',
      example: (
        <Stack gap="xs">
          <Stack direction="row" gap="xs" isWrapping>
            <Badge tone="danger">Hot</Badge>
            <Badge tone="success">New</Badge>
            <Badge tone="cool">Security</Badge>
            <Badge>Most read</Badge>
            <Badge tone="neutral">4 minutes</Badge>
          </Stack>
          <Heading level={3}>Smart locks for rentals</Heading>
        </Stack>
      ),
    },
  ],
};
