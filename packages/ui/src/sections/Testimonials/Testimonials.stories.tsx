import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { voices } from '../sections.fixtures.tsx';
import { Testimonials } from './Testimonials.tsx';

const meta = preview.meta({
  title: 'Sections/Testimonials',
  component: Testimonials,
  parameters: { bare: true },
  args: { items: voices },
});

export const Default = meta.story();
export const TwoVoices = meta.story({ args: { items: voices.slice(0, 2) } });

Default.test('shows the initial of those without a picture', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('R')).toBeVisible();
  await expect(canvas.getByText('M')).toBeVisible();
  await expect(canvas.queryByText('A')).not.toBeInTheDocument();
  await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
});
