import preview from '@custom-designs/storybook/preview.tsx';
import { expect, type within } from 'storybook/test';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { Hero } from '../Hero/Hero.tsx';
import { CityHero } from './CityHero.tsx';

const meta = preview.meta({
  title: 'Sections/CityHero',
  tags: ['experimental', '!stable'],
  component: CityHero,
  parameters: { bare: true },
  args: { before: 'Custom Designs in', name: 'McAllen' },
  render: (args) => (
    <Hero
      heading={<CityHero {...args} />}
      image={drawnPicture('palms', 'Palms at dusk', 'daytime')}
    />
  ),
});

export const Default = meta.story();
export const LongName = meta.story({
  args: { before: 'Custom Designs on', name: 'South Padre Island' },
});

const fits = (canvas: ReturnType<typeof within>, name: string) => {
  const time = canvas.getByRole('slider', { name: 'Time of day' }).getBoundingClientRect();
  const letters = canvas.getByText(/^(McAllen|South)/).getBoundingClientRect();
  expect(time.bottom).toBeLessThanOrEqual(letters.top + 1);
  const heading = canvas.getByRole('heading', { level: 1, name });
  expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth + 1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
};

Default.test('is a heading as wide as the screen allows', async ({ canvas }) => {
  fits(canvas, 'Custom Designs in McAllen');
});

LongName.test('fits the longest name', async ({ canvas }) => {
  fits(canvas, 'Custom Designs on South Padre Island');
});
