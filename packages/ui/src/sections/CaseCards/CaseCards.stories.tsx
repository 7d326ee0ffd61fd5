import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { drawnPicture, drawnScenes } from '../../components/Picture/Picture.fixtures.ts';
import { CaseCards } from './CaseCards.tsx';

const items = [
  ['Forty screens without forty remotes', 'Sports bar', 'McAllen, TX'],
  ['Seafood by the bay, salt included', 'Island restaurant', 'South Padre Island, TX'],
  ['A taqueria that quieted down', 'Family taqueria', 'Weslaco, TX'],
  ['Payment that survives Friday', 'Two-location steakhouse', 'Harlingen, TX'],
].map(([title = '', client, location], index) => ({
  title,
  description: 'Sources moved to a ventilated rack, and hosts now seat people by game.',
  image: drawnPicture(drawnScenes[index] ?? 'palms', `Room of the case "${title}"`),
  client,
  location,
}));

const meta = preview.meta({
  title: 'Sections/CaseCards',
  component: CaseCards,
  parameters: { bare: true },
  args: { items },
});

export const Default = meta.story();
export const ThreeCases = meta.story({ args: { items: items.slice(0, 3) } });

Default.test('says client and place in one line', async ({ canvas }) => {
  await expect(canvas.getByText('Sports bar | McAllen, TX')).toBeVisible();
});
