import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { handover } from '../sections.fixtures.tsx';
import { Handover } from './Handover.tsx';

const meta = preview.meta({
  title: 'Sections/Handover',
  component: Handover,
  tags: ['experimental', '!stable'],
  parameters: { bare: true },
  args: handover,
});

export const Default = meta.story();
export const OnePaper = meta.story({ args: { items: handover.items.slice(0, 1) } });
export const LongText = meta.story({
  args: {
    items: handover.items.map((paper) => ({
      ...paper,
      title: `${paper.title} for house and yard`,
      description: `${paper.description} `.repeat(5),
    })),
  },
});

Default.test('names each sheet and says what it shows', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Lighting plan' })).toBeVisible();
  await expect(canvas.getByRole('img', { name: 'Floor plan with lamps' })).toBeVisible();
});
