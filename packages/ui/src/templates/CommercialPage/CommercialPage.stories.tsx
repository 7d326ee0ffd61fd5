import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { film } from '../../sections/Hero/Hero.fixtures.ts';
import { fullArea, minimalArea } from '../examples/AreaExample.fixtures.tsx';
import { tenfold } from '../examples/tenfold.fixtures.ts';
import { CommercialPage } from './index.ts';

const meta = preview.meta({
  title: 'Templates/CommercialPage',
  component: CommercialPage,
  parameters: { bare: true },
  args: fullArea,
});

export const Default = meta.story();
export const Minimal = meta.story({ render: () => <CommercialPage {...minimalArea} /> });
export const LongText = meta.story({ args: tenfold(fullArea) });
export const VideoPlaying = meta.story({ args: { video: film } });

Default.test('leads to the contact page and to its root, above and below', async ({ canvas }) => {
  const target = (name: string) => canvas.getAllByRole('link', { name })[0]?.getAttribute('href');
  await expect(target('Request a Consultation')).toBe('/contact');
  await expect(target('View All Commercial Services')).toBe('/commercial');
  await expect(target('Get a Free Quote')).toBe('/contact');
  await expect(target('Explore More Services')).toBe('/commercial');
});

Default.test('shows its cases with client and place', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Success Stories' })).toBeVisible();
  await expect(canvas.getByText('Sports bar | McAllen, TX')).toBeVisible();
});

VideoPlaying.test('plays over the still', async ({ canvas }) => {
  const pause = await canvas.findByRole('button', { name: 'Pause video' }, { timeout: 5000 });
  await expect(pause).toBeVisible();
});
