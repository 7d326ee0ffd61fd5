import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { film } from '../../sections/Hero/Hero.fixtures.ts';
import { fullService, minimalService } from '../examples/ServiceExample.fixtures.tsx';
import { tenfold } from '../examples/tenfold.fixtures.ts';
import { ServicePage } from './ServicePage.tsx';

const { hero } = fullService;
const meta = preview.meta({
  title: 'Templates/ServicePage',
  component: ServicePage,
  parameters: { ...standsAlone, bare: true },
  args: fullService,
});

export const Default = meta.story();
export const Minimal = meta.story({ render: () => <ServicePage {...minimalService} /> });
export const LongText = meta.story({ args: tenfold(fullService) });
export const VideoPlaying = meta.story({ args: { hero: { ...hero, video: film } } });
export const VideoFailed = meta.story({
  args: { hero: { ...hero, video: 'data:video/mp4;base64,broken' } },
});
/** A route change keeps the template and brings another film. */
export const VideoReset = meta.story({
  render: function AnotherFilm(args) {
    const [video, setVideo] = useState('data:video/mp4;base64,broken');
    return (
      <>
        <Button onPress={() => setVideo(film)}>Another film</Button>
        <ServicePage {...args} hero={{ ...hero, video }} />
      </>
    );
  },
});

Default.test('offers a quote, a start and more to read', async ({ canvas, canvasElement }) => {
  const quote = canvas.getAllByRole('link', { name: 'Get a Free Quote' })[0];
  await expect(quote).toHaveAttribute('href', '#contact');
  await expect(canvasElement.querySelector('#contact')).toHaveTextContent('Pick the first movie');
  const target = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
  await expect(target('Get Started')).toBe('/contact#contact');
  await expect(target('Learn More about our services')).toBe('/services');
});

Default.test('opens one answer at a time', async ({ canvas }) => {
  const [first, second] = fullService.faqs ?? [];
  const button = (name = '') => canvas.getByRole('button', { name });
  await userEvent.click(button(first?.question));
  await expect(button(first?.question)).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button(second?.question));
  await expect(button(first?.question)).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button(second?.question));
  await expect(button(second?.question)).toHaveAttribute('aria-expanded', 'false');
});

const toPause = { name: 'Pause video' };

VideoPlaying.test('plays over the still and can be paused', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', toPause, { timeout: 5000 })).toBeVisible();
  await expect(canvas.getByRole('img', { name: hero.image.alt })).toBeVisible();
});

const filmIsGone = async (canvasElement: HTMLElement) => {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
  await waitFor(() => expect(canvasElement.querySelector('video')).toBeNull());
};

VideoFailed.test('keeps the still when the film fails', async ({ canvas, canvasElement }) => {
  await filmIsGone(canvasElement);
  await expect(canvas.queryByRole('button', toPause)).not.toBeInTheDocument();
  await expect(canvas.getByRole('img', { name: hero.image.alt })).toBeVisible();
});

VideoReset.test('gives a new film a new chance', async ({ canvas, canvasElement }) => {
  await filmIsGone(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Another film' }));
  await expect(await canvas.findByRole('button', toPause, { timeout: 5000 })).toBeVisible();
});
