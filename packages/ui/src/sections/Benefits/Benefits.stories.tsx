import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Benefits } from './Benefits.tsx';

const items = [
  'A new shift lead runs everything after ten minutes with the tablet',
  'Orders and cards keep flowing through an internet outage',
  'Regulars can talk in the booths during the fourth quarter',
  'Work happens between close and prep, so you lose no covers',
  'Scenes named by your own service times instead of numbers',
  'Licensed commercial music sources, with the paperwork explained',
];

const meta = preview.meta({
  title: 'Sections/Benefits',
  component: Benefits,
  parameters: { bare: true },
  args: { items, heading: 'Why Choose Our Restaurants & Bars Solutions' },
});

export const Default = meta.story();

Default.test('lists every benefit under its heading', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: /Why Choose Our/ })).toBeVisible();
  await expect(canvas.getAllByRole('listitem')).toHaveLength(items.length);
});
