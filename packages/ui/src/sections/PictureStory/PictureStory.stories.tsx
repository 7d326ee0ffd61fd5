import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { points } from '../sections.fixtures.tsx';
import { PictureStory } from './PictureStory.tsx';

const paragraphs = [
  'Downtown walls are three bricks thick, so we look for what earlier trades left behind: a dead gas pipe, a shaft, the gap over a tin ceiling.',
  'Around the water the houses are low and wide. Light thrown back at night is a gift if you plan for it.',
];

const meta = preview.meta({
  title: 'Sections/PictureStory',
  component: PictureStory,
  parameters: { bare: true },
  args: {
    label: 'Only here',
    heading: 'An old river town in a hurry',
    lead: 'Ships on one side, rockets on the other.',
    paragraphs,
    points,
  },
});

const image = drawnPicture('palms', 'A lit front door between palms');
export const Default = meta.story({ args: { image } });
export const WithoutPicture = meta.story();
export const Above = meta.story({
  args: {
    variant: 'above',
    paragraphs: [],
    image: drawnPicture('theater', 'A small theater with its screen lit'),
    actions: [{ label: 'See Home Theater Installation', href: '/services/home-theater' }],
  },
});
export const PictureAlone = meta.story({
  args: { variant: 'above', paragraphs: [], points: [], image },
});

Default.test('sets what follows beneath the story', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  await expect(canvas.getByText(paragraphs[1] ?? '')).toBeVisible();
});

WithoutPicture.test('tells the whole story without a picture', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  for (const paragraph of paragraphs) await expect(canvas.getByText(paragraph)).toBeVisible();
});

Above.test('shows the room, what makes it work, and where to read on', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: /small theater/ })).toBeVisible();
  await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  await expect(canvas.getByRole('link', { name: 'See Home Theater Installation' })).toBeVisible();
});

PictureAlone.test('needs neither points nor a way on', async ({ canvas }) => {
  await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
});
