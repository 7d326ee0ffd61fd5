import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { Testimonials } from './Testimonials.tsx';

const items = [
  {
    name: 'Rene Cantu',
    role: 'Homeowner, north McAllen',
    content:
      'We had three remotes and a receiver nobody dared touch. Now my father-in-law puts on his westerns by himself.',
  },
  {
    name: 'Allison Whitfield',
    role: 'Homeowner, Harlingen',
    content: 'They talked me out of the bigger projector, and the picture at two proves it.',
    avatar: drawnPicture('desk', 'Allison Whitfield'),
  },
  { name: 'Marco Elizondo', content: 'Two days, and no dust on the bed.' },
];

const meta = preview.meta({
  title: 'Sections/Testimonials',
  component: Testimonials,
  parameters: { bare: true },
  args: { items },
});

export const Default = meta.story();
export const TwoVoices = meta.story({ args: { items: items.slice(0, 2) } });

Default.test('shows the initial of those without a picture', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('R')).toBeVisible();
  await expect(canvas.getByText('M')).toBeVisible();
  await expect(canvas.queryByText('A')).not.toBeInTheDocument();
  await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
});
