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
  args: {
    items,
    label: 'Custom solutions',
    heading: 'Made for the far end of the causeway',
    lead: 'Ordinary outdoor gear does not last in sea spray.',
    image: drawnPicture('pool', 'A lit pool beside a terrace'),
  },
});

export const Default = meta.story();
export const WithoutPicture = meta.story({
  render: (args) => {
    const { image: _, ...rest } = args;
    return <BulletSection {...rest} />;
  },
});

Default.test('lists every bullet in its order', async ({ canvas }) => {
  const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
  await expect(lines).toEqual(items);
});
