import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Text } from '../../text/index.ts';
import { FadeIn } from './FadeIn.tsx';

const meta = preview.meta({
  title: 'Sections/FadeIn',
  component: FadeIn,
  args: { children: <Text>Visible with and without a script.</Text> },
});

export const Default = meta.story();

Default.test('hides nothing that is in view', async ({ canvas }) => {
  const box = canvas.getByText(/^Visible/).parentElement as HTMLElement;
  await expect(box).toBeVisible();
  const { filter } = getComputedStyle(box);
  await expect(['none', 'opacity(1)']).toContain(filter);
});
