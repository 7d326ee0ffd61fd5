import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, within } from 'storybook/test';
import { fullCity } from '../examples/city.fixtures.ts';
import { CityPage } from './CityPage.tsx';

const meta = preview.meta({
  title: 'Templates/CityPage',
  component: CityPage,
  parameters: { ...standsAlone, bare: true },
  args: fullCity,
});

export const Full = meta.story();

Full.test("calls the city's own number from the facts and the closing", async ({ canvas }) => {
  for (const region of ['At a glance', 'Come home to an easier evening']) {
    const links = within(canvas.getByRole('region', { name: region })).getAllByRole('link');
    const addresses = links.map((link) => link.getAttribute('href'));
    await expect(addresses).toContain('tel:+19565550119');
  }
});

Full.test('adds a role line only if position and company are known', async ({ canvas }) => {
  await expect(canvas.queryByText(/Night nurse/)).not.toBeInTheDocument();
  await expect(canvas.getByText('Director, a park')).toBeVisible();
});
