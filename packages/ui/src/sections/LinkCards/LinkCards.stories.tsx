import preview from '@custom-designs/storybook/preview.tsx';
import { expect, within } from 'storybook/test';
import { services } from '../sections.fixtures.tsx';
import { LinkCards } from './LinkCards.tsx';

const meta = preview.meta({
  title: 'Sections/LinkCards',
  component: LinkCards,
  parameters: { bare: true },
  args: { items: services, heading: 'Our Services' },
});

export const Default = meta.story();
export const ThreeCards = meta.story({
  args: { items: services.slice(0, 3), lead: 'The stage your house is at matters most.' },
});
export const Small = meta.story({
  args: { size: 'small', actions: [{ label: 'All services', href: '/services' }] },
});
export const HeadingHidden = meta.story({ args: { isHeadingHidden: true } });

const expectFullRows = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const cards = within(canvasElement)
    .getAllByRole('listitem')
    .map((card) => card.getBoundingClientRect());
  const edge = Math.max(...cards.map(({ right }) => Math.round(right)));
  const rows = Map.groupBy(cards, ({ top }) => Math.round(top));
  for (const row of rows.values()) {
    await expect(Math.abs(Math.round(row.at(-1)?.right ?? 0) - edge)).toBeLessThanOrEqual(1);
  }
};

Default.test("fills every row to the page's edge", expectFullRows);
Small.test("fills every row to the page's edge", expectFullRows);
ThreeCards.test("fills its row to the page's edge", expectFullRows);
