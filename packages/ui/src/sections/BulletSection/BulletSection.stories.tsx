import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { BulletSection } from './BulletSection.tsx';

const items = [
  'Stainless fasteners and gasketed boxes, mounted where a hose can rinse the salt away.',
  'A door code for each booking, live at check-in and dead at checkout.',
  'Remote checks: humidity, noise level and leaks for an empty unit.',
  'A tear-off hurricane list: what unplugs, and how it all comes back after the wind.',
];

const meta = preview.meta({
  title: 'Sections/BulletSection',
  component: BulletSection,
  parameters: { bare: true },
  args: { items, heading: 'Made for the far end of the causeway' },
});

export const Default = meta.story({
  args: {
    label: 'Custom solutions',
    lead: 'Ordinary outdoor gear does not last in sea spray.',
    image: drawnPicture('pool', 'A lit pool beside a terrace'),
  },
});
export const WithoutPicture = meta.story();
export const Gains = meta.story({ args: { variant: 'gains' } });

Default.test('lists every line in its order', async ({ canvas }) => {
  const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
  await expect(lines).toEqual(items);
});

Gains.test('lists every gain under its heading', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: /^Made for/ })).toBeVisible();
  await expect(canvas.getAllByRole('listitem')).toHaveLength(items.length);
});
