import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect } from 'storybook/test';
import { Compare } from '../../components/Compare/Compare.tsx';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { fullArea } from '../examples/area.fixtures.ts';
import { AreaPage } from './AreaPage.tsx';

const meta = preview.meta({
  title: 'Templates/AreaPage',
  component: AreaPage,
  parameters: { ...standsAlone, bare: true },
  args: fullArea,
});

export const Residential = meta.story();
export const Commercial = meta.story({ args: { kind: 'commercial' } });
export const WithExhibit = meta.story({
  args: {
    exhibit: (
      <Compare
        after={drawnPicture('livingRoom', 'Living room with a lit wall')}
        before={drawnPicture('desk', 'The same room under flat downlights')}
      />
    ),
  },
});
export const Urgent = meta.story({ args: { isUrgent: true } });

interface Shown {
  canvas: { getAllByRole: (role: 'link', options: { name: string }) => HTMLElement[] };
}
const targetOf = ({ canvas }: Shown, name: string) =>
  canvas.getAllByRole('link', { name })[0]?.getAttribute('href');

Residential.test(
  'links to the contact page and to all homes at the top and the bottom',
  async (context) => {
    await expect(targetOf(context, 'Request a Consultation')).toBe('/contact');
    await expect(targetOf(context, 'View All Residential Services')).toBe('/kinds');
    await expect(targetOf(context, 'Get a Free Quote')).toBe('/contact');
    await expect(targetOf(context, 'Explore More Services')).toBe('/kinds');
  },
);

Urgent.test(
  'calls the number first in the hero, and shows it in the closing',
  async ({ canvas }) => {
    const { label, href } = fullArea.phone ?? {};
    const [call] = canvas.getAllByRole('link', { name: `Call ${label}` });
    const number = canvas.getByRole('link', { name: label });
    for (const link of [call, number]) await expect(link).toHaveAttribute('href', href);
    await expect(Number.parseFloat(getComputedStyle(number).fontSize)).toBeGreaterThan(28);
    await expect(number.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
);
