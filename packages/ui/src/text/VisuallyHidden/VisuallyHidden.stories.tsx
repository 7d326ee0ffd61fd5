import preview from '@custom-designs/storybook/preview.tsx';
import { Text, VisuallyHidden } from '../index.ts';
import { guide } from './VisuallyHidden.guide.tsx';

const meta = preview.meta({
  title: 'Text/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { guide },
});

export const Default = meta.story({
  render: () => (
    <Text>
      15% <VisuallyHidden>discount for seniors and veterans</VisuallyHidden>
    </Text>
  ),
});
