import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { roomAt } from '../sections.fixtures.tsx';
import { PlaceCards } from './PlaceCards.tsx';

const items = [
  'South Padre Island',
  'Brownsville',
  'Harlingen',
  'McAllen',
  'Mission',
  'Edinburg',
  'Rio Grande City',
].map((name, index) => ({
  name,
  description: 'What the evenings are like here, and what people ask us for.',
  href: `/communities/${name.toLowerCase().replaceAll(' ', '-')}`,
  image: roomAt(index, `${name} at dusk`),
}));

const meta = preview.meta({
  title: 'Sections/PlaceCards',
  component: PlaceCards,
  parameters: { bare: true },
  args: {
    items,
    label: 'Communities',
    heading: 'Seven towns, one van route',
    lead: 'From the island to the bluffs upriver.',
  },
});

export const Default = meta.story();
export const ByDay = meta.story({ globals: { theme: 'light' } });

Default.test('can be pressed anywhere on the card', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'South Padre Island' });
  const card = canvas.getAllByRole('listitem')[0] as HTMLElement;
  card.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, right, top, bottom } = card.getBoundingClientRect();
  for (const y of [top + 60, bottom - 8]) {
    await expect(document.elementFromPoint((left + right) / 2, y)).toBe(link);
  }
});

ByDay.test('has the name below the picture', async ({ canvasElement }) => {
  const [card] = canvasElement.querySelectorAll('li');
  const bottom = card?.querySelector('img')?.getBoundingClientRect().bottom;
  await expect(card?.querySelector('h3')?.getBoundingClientRect().top).toBeGreaterThan(bottom ?? 0);
});
