import preview from '@custom-designs/storybook/preview.tsx';
import { Stack } from '../../layout/index.ts';
import { guide } from './Badge.guide.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  parameters: { guide },
  args: { children: 'Lighting' },
});

export const Default = meta.story();
export const Tones = meta.story({
  render: () => (
    <Stack direction="row" gap="xs" isWrapping>
      <Badge>Lighting</Badge>
      <Badge tone="neutral">Draft</Badge>
      <Badge tone="cool">Networking</Badge>
      <Badge tone="success">Uploaded</Badge>
      <Badge tone="danger">Failed</Badge>
    </Stack>
  ),
});
