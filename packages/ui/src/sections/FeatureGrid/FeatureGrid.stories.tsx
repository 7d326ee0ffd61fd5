import preview from '@custom-designs/storybook/preview.tsx';
import { Cable, Projector, Speaker, Sun } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Icon } from '../../components/Icon/Icon.tsx';
import { FeatureGrid } from './FeatureGrid.tsx';

const icons = [Projector, Speaker, Cable, Sun];
const titles = [
  'Projection and large panels',
  'Surround sound you can point to',
  'Even bass',
  'Seats and sightlines',
  'House lights',
  'One remote, no notes',
  'A network for the box office',
  'Menu boards',
  'Cameras that settle questions',
  'Patio comfort',
  'Stage inputs',
  'Guest Wi-Fi with limits',
];
const items = titles.map((title, index) => ({
  title,
  description: 'Two smaller ones in the right places beat a large one in the corner.',
  icon: <Icon icon={icons[index % icons.length] ?? Cable} size={24} />,
}));

const meta = preview.meta({
  title: 'Sections/FeatureGrid',
  component: FeatureGrid,
  parameters: { bare: true },
  args: { items: items.slice(0, 6) },
});

export const Default = meta.story();
export const Seven = meta.story({ args: { items: items.slice(0, 7) } });
export const FourReasons = meta.story({
  args: {
    heading: 'Why Choose Custom Designs',
    lead: 'Ask our clients what happens after the invoice.',
    items: items.slice(0, 4),
  },
});

const expectNoHole = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const list = within(canvasElement).getByRole('list').getBoundingClientRect();
  const last = within(canvasElement).getAllByRole('listitem').at(-1)?.getBoundingClientRect();
  await expect(Math.round(last?.right ?? 0)).toBe(Math.round(list.right));
};

Default.test('leaves no hole in its last row', expectNoHole);
Seven.test('leaves no hole in its last row', expectNoHole);
FourReasons.test('leaves no hole in its last row', expectNoHole);

Default.test('keeps its drawings from screen readers', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6);
});
