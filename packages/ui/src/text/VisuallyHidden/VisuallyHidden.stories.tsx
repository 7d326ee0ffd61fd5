import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
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

Default.test('is heard but takes no room', async ({ canvas }) => {
  const hidden = canvas.getByText('discount for seniors and veterans');
  await expect(hidden.closest('[aria-hidden], [hidden]')).toBeNull();
  await expect(hidden.getBoundingClientRect().width).toBe(1);
});
