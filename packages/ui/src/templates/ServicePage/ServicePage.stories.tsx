import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect } from 'storybook/test';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { fullArea } from '../examples/area.fixtures.ts';
import { fullService } from '../examples/service.fixtures.ts';
import { ServicePage } from './ServicePage.tsx';

const meta = preview.meta({
  title: 'Templates/ServicePage',
  component: ServicePage,
  parameters: { ...standsAlone, bare: true },
  args: fullService,
});

export const Default = meta.story();
export const FeaturesInPicture = meta.story({
  args: {
    featuresImage: drawnPicture('palms', 'A lit front door between palms'),
    features: fullArea.features,
  },
});

Default.test(
  'links to a quote, to the start, and to more information',
  async ({ canvas, canvasElement }) => {
    const quote = canvas.getAllByRole('link', { name: 'Get a Free Quote' })[0];
    await expect(quote).toHaveAttribute('href', '#contact');
    await expect(canvasElement.querySelector('#contact')).toHaveTextContent('Pick the first movie');
    const target = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(target('Get Started')).toBe('/contact#contact');
    await expect(target('Learn More about our services')).toBe('/services');
  },
);
