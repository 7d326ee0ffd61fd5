import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { Testimonials, voiceOf } from './Testimonials.tsx';

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
export const OneVoice = meta.story({ args: { items: items.slice(0, 1) } });
export const OfClients = meta.story({
  args: {
    items: [
      {
        content: 'My hosts have never called me about the screens.',
        author: 'Arnulfo Bazan',
        position: 'General manager',
        company: 'Tenth Street Taproom',
      },
      {
        content: 'The fade at seven makes the room exhale.',
        author: 'Ana Ybarra',
        position: 'Owner',
      },
    ].map(voiceOf),
  },
});
export const LongText = meta.story({
  args: {
    items: items.map((item) => ({
      ...item,
      name: `${item.name} `.repeat(6),
      content: item.content.repeat(6),
    })),
  },
});
export const Empty = meta.story({ args: { items: [] } });

Default.test('shows the initial of those without a picture', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('R')).toBeVisible();
  await expect(canvas.getByText('M')).toBeVisible();
  await expect(canvas.queryByText('A')).not.toBeInTheDocument();
  await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
});

OfClients.test('needs position and company for the role line', async ({ canvas }) => {
  await expect(canvas.getByText('General manager, Tenth Street Taproom')).toBeVisible();
  await expect(canvas.queryByText(/Owner/)).not.toBeInTheDocument();
});

Empty.test('is gone without voices', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
});
