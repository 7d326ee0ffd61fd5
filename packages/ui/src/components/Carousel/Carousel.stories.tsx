import preview from '@custom-designs/storybook/preview.tsx';
import { expect, userEvent, waitFor } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { Text } from '../../text/index.ts';
import { drawnPicture, drawnScenes } from '../Picture/Picture.fixtures.ts';
import { Picture } from '../Picture/Picture.tsx';
import { guide } from './Carousel.guide.tsx';
import { Carousel } from './Carousel.tsx';

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => `Evening ${index + 1}`).map((title, index) => (
    <figure key={title}>
      <Picture
        source={drawnPicture(drawnScenes[index % drawnScenes.length] ?? 'palms', title)}
        ratio="wide"
        dim="untilCentered"
      />
      <figcaption>
        <Text>{title}</Text>
      </figcaption>
    </figure>
  ));

const meta = preview.meta({
  title: 'Components/Carousel',
  component: Carousel,
  parameters: { bare: true, guide },
  args: { 'aria-label': 'Discover', children: slides(4) },
});

const rightToLeft = { globals: { direction: 'rtl' } };

export const Default = meta.story();
export const OneSlide = meta.story({ args: { children: slides(1) } });
export const ManySlides = meta.story({ args: { children: slides(12) } });

Default.test('handles every key in its guide', walkKeyboard(guide));

Default.test('goes from the first slide back to the last', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('4 of 4'));
});

Default.test('updates its position after manual scrolling', async ({ canvas }) => {
  const track = canvas.getByRole('group', { name: 'Slides' });
  track.scrollTo({ left: track.scrollWidth, behavior: 'instant' });
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('4 of 4'));
});

Default.test('is announced as a carousel, and shows part of the next slide', async ({ canvas }) => {
  const carousel = canvas.getByRole('region', { name: 'Discover' });
  await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  const slide = canvas.getByRole('group', { name: '2 of 4' });
  await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
  const next = slide.getBoundingClientRect();
  const track = canvas.getByRole('group', { name: 'Slides' }).getBoundingClientRect();
  await expect(next.left).toBeLessThan(track.right);
  await expect(next.right).toBeGreaterThan(track.right);
});

ManySlides.test('stops at every slide', async ({ canvas }) => {
  for (let position = 2; position <= 6; position += 1) {
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`${position} of 12`));
  }
});

Default.test('scrolls the other way in right-to-left text', rightToLeft, async ({ canvas }) => {
  canvas.getByRole('group', { name: 'Slides' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 of 4'));
  await expect(canvas.getByRole('group', { name: 'Slides' }).scrollLeft).toBeLessThan(0);
});
