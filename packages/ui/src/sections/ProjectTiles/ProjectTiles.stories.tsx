import preview from '@custom-designs/storybook/preview.tsx';
import { roomAt } from '../sections.fixtures.tsx';
import { ProjectTiles } from './ProjectTiles.tsx';

const tile = (title: string, index: number) => ({
  title,
  description: 'Shell stone lit from above, and one button by the door.',
  image: roomAt(index, `${title} at night`),
});
const items = ['Beachfront condo', 'Luxury vacation rental', 'Island restaurant'].map(tile);
const pair = items.slice(0, 2).map((item, index) => ({
  ...item,
  action: { label: `See project ${index + 1}`, href: `/services/${index}` },
}));

const meta = preview.meta({
  title: 'Sections/ProjectTiles',
  component: ProjectTiles,
  parameters: { bare: true },
  args: { items, label: 'Recent projects', heading: 'Three addresses, one Gulf' },
});

export const Default = meta.story();
export const Pair = meta.story({ args: { items: pair } });
