import preview from '@custom-designs/storybook/preview.tsx';
import { expect, within } from 'storybook/test';
import { features } from '../sections.fixtures.tsx';
import { FeatureGrid } from './FeatureGrid.tsx';

const meta = preview.meta({
  title: 'Sections/FeatureGrid',
  component: FeatureGrid,
  parameters: { bare: true },
  args: { items: features.slice(0, 6) },
});

export const Default = meta.story();
export const Seven = meta.story({ args: { items: features } });
export const FourReasons = meta.story({
  args: {
    heading: 'Why Choose Custom Designs',
    lead: 'Ask our clients how fast we answer a year later.',
    items: features.slice(0, 4),
  },
});

const expectNoHole = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const list = within(canvasElement).getByRole('list').getBoundingClientRect();
  const last = within(canvasElement).getAllByRole('listitem').at(-1)?.getBoundingClientRect();
  await expect(Math.round(last?.right ?? 0)).toBe(Math.round(list.right));
};

Default.test('fills its last row', expectNoHole);
Seven.test('fills its last row', expectNoHole);
FourReasons.test('fills its last row', expectNoHole);
