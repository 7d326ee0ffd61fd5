import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { drawnPicture, drawnScenes } from '../../components/Picture/Picture.fixtures.ts';
import { Showcase } from './Showcase.tsx';

const items = [
  ['Luxury home theater', 'Two rows of recliners and a wall-to-wall picture.', 'theater'],
  ['Premium lighting design', 'One keypad takes the room from homework to dinner.', 'livingRoom'],
  ['Landscape lighting', 'Palms lit from the base and a path for sandals.', 'palms'],
  ['Pool lighting', 'Even light under the water, a warm edge on the deck.', 'pool'],
].map(([title = '', description = '', scene]) => ({
  title,
  description,
  image: drawnPicture(drawnScenes.find((name) => name === scene) ?? 'palms', `${title}, finished`),
}));

const meta = preview.meta({
  title: 'Sections/Showcase',
  component: Showcase,
  parameters: { bare: true },
  args: { heading: 'Discover', lead: 'Four kinds of evening, four installations.', items },
});

export const Default = meta.story();

Default.test('shows each installation in 16:9 with its title', async ({ canvas }) => {
  for (const { title, image } of items) {
    await expect(canvas.getByRole('heading', { name: title })).toBeInTheDocument();
    const { width, height } = canvas.getByRole('img', { name: image.alt }).getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  }
});
