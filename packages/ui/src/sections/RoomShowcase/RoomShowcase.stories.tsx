import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { RoomShowcase } from './RoomShowcase.tsx';

const points = [
  { title: 'Seats that lift', description: 'Recliners with a gentle rise.' },
  { title: 'Every word', description: 'Three front speakers matched for speech.' },
  { title: 'One press to start', description: 'The shade drops, the lamp fades.' },
];

const meta = preview.meta({
  title: 'Sections/RoomShowcase',
  component: RoomShowcase,
  parameters: { bare: true },
  args: {
    label: 'Home theater showcase',
    heading: 'The matinee room',
    lead: 'Twelve feet by fourteen, one window, a closet that becomes the rack.',
    image: drawnPicture('theater', 'A small theater with its screen lit'),
    points,
    actions: [{ label: 'See Home Theater Installation', href: '/services/home-theater' }],
  },
});

export const Default = meta.story();
export const PictureAlone = meta.story({ args: { points: [], actions: [] } });

Default.test('shows the room, what makes it work, and where to read on', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: /small theater/ })).toBeVisible();
  await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  await expect(canvas.getByRole('link', { name: 'See Home Theater Installation' })).toBeVisible();
});

PictureAlone.test('needs neither points nor a way on', async ({ canvas }) => {
  await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
});
