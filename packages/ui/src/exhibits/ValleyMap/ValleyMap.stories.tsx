import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { land, places } from './ValleyMap.fixtures.ts';
import { ValleyDrawing, ValleyMap } from './ValleyMap.tsx';

const meta = preview.meta({
  title: 'Exhibits/ValleyMap',
  component: ValleyMap,
  tags: ['experimental', '!stable'],
  parameters: { bare: true },
  args: { label: 'Map of the region', places, land, home: 'Bridgetown' },
});

export const Default = meta.story();
export const RoadLit = meta.story({
  args: { current: 'Lighthouse', caption: 'About 40 miles from our office' },
});
export const DrawingAlone = meta.story({ render: (args) => <ValleyDrawing {...args} /> });

Default.test('lights the road to the place in focus', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Lighthouse' });
  await expect(link).toHaveAttribute('href', '/lighthouse');
  await expect(link.clientHeight).toBeGreaterThanOrEqual(24);
  const road = link.closest('li')?.querySelector('path') as SVGPathElement;
  const dark = getComputedStyle(road).strokeWidth;
  link.focus();
  await expect(getComputedStyle(road).strokeWidth).not.toBe(dark);
});

RoadLit.test('names the place of the page without a link', async ({ canvas }) => {
  await expect(canvas.getByText('Lighthouse')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Lighthouse' })).toBeNull();
});

DrawingAlone.test('is nothing to screen readers', async ({ canvas }) => {
  await expect(canvas.queryByRole('list')).toBeNull();
  await expect(canvas.queryByRole('link')).toBeNull();
});
