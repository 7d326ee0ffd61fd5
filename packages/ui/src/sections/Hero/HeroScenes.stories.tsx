import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { room, scenes, video } from './Hero.fixtures.ts';
import { Hero } from './Hero.tsx';

const meta = preview.meta({
  title: 'Sections/Hero/Scenes',
  component: Hero,
  tags: ['experimental', '!stable'],
  parameters: { bare: true },
  args: {
    heading: 'Custom Designs',
    tagline: 'Illuminating your space',
    image: room,
    scenes,
    height: 'full' as const,
    actions: [
      { label: 'Our Services', href: '/services' },
      { label: 'Contact Us', href: '/contact' },
    ],
  },
  beforeEach: () => {
    sessionStorage.removeItem('hero-scene');
    return () => sessionStorage.removeItem('hero-scene');
  },
});

export const Default = meta.story();
export const OverVideo = meta.story({ args: { video: video } });
export const FromEarlier = meta.story({
  beforeEach: () => sessionStorage.setItem('hero-scene', '{"scene":"Late","level":40}'),
});
const broken = { src: 'data:image/png;base64,broken', alt: '' };
export const OneFails = meta.story({
  args: {
    scenes: {
      ...scenes,
      items: scenes.items.map((item) =>
        item.label === 'Movie' ? { ...item, image: broken } : item,
      ),
    },
  },
});

interface Place {
  canvasElement: HTMLElement;
}
/** Returns the stills over the hero's picture and their opacity in percent. */
const seen = ({ canvasElement }: Place) => {
  const lamps = canvasElement.querySelector<HTMLElement>('[data-open] > :last-child');
  const lit = lamps?.querySelector<HTMLImageElement>('[data-lit] img');
  const opacity = lamps && Number(getComputedStyle(lamps).opacity);
  return lamps && { picture: lit?.currentSrc, percent: Math.round(Number(opacity) * 100) };
};
const pictureOf = (label: string) => scenes.items.find((item) => item.label === label)?.image.webp;
const expectScene = (place: Place, label: string, percent = 100) =>
  waitFor(() => expect(seen(place)).toEqual({ picture: pictureOf(label), percent }));

Default.test(
  'has touch-sized keys, and loads no still until a pointer or the focus enters',
  async ({ canvas, canvasElement }) => {
    const pictures = () => canvasElement.querySelectorAll('img').length;
    await expect(pictures()).toBe(1);
    const controls = [...canvas.getAllByRole('radio'), canvas.getByRole('slider')];
    const heights = controls.map((control) => control.getBoundingClientRect().height);
    await expect(Math.min(...heights)).toBeGreaterThanOrEqual(48);
    await userEvent.hover(canvas.getByRole('group', { name: 'Set the scene' }));
    await waitFor(() => expect(pictures()).toBe(2 + scenes.items.length));
    await expect(canvasElement.querySelector('[data-open]')).toBeNull();
  },
);

Default.test('sets a scene to 100% with its key, and dims it with the slider', async (place) => {
  const { canvas } = place;
  canvas.getByRole('radio', { name: 'Dinner' }).focus();
  await userEvent.keyboard(' {ArrowRight}');
  await expect(canvas.getByRole('radio', { name: 'Movie' })).toBeChecked();
  await expectScene(place, 'Movie');
  const dimmer = canvas.getByRole('slider', { name: 'Brightness' });
  fireEvent.change(dimmer, { target: { value: '35' } });
  await expectScene(place, 'Movie', 53);
  await expect(dimmer).toHaveAttribute('aria-valuetext', '35%');
  await userEvent.click(canvas.getByRole('radio', { name: 'Late' }));
  await expectScene(place, 'Late');
  await expect(dimmer).toHaveValue('100');
  await expect(sessionStorage.getItem('hero-scene')).toBe('{"scene":"Late","level":100}');
});

Default.test('turns on the first scene if the dimmer moves first', async (place) => {
  fireEvent.change(place.canvas.getByRole('slider'), { target: { value: '60' } });
  await expect(place.canvas.getByRole('radio', { name: 'Dinner' })).toBeChecked();
  await expectScene(place, 'Dinner', 74);
});

OverVideo.test('pauses the video while a scene is on, and resumes it', async (place) => {
  const { canvas, canvasElement } = place;
  await canvas.findByRole('button', { name: 'Pause video' });
  await userEvent.click(canvas.getByRole('radio', { name: 'Movie' }));
  await expectScene(place, 'Movie');
  const video = canvasElement.querySelector('video');
  await expect(video).toHaveProperty('paused', true);
  await userEvent.click(await canvas.findByRole('button', { name: 'Play video' }));
  await waitFor(() => expect(video).toHaveProperty('paused', false));
  await expect(canvas.getByRole('radio', { name: 'Movie' })).not.toBeChecked();
  await waitFor(() => expect(canvasElement.querySelector('[data-open]')).toBeNull());
  await waitFor(() => expect(sessionStorage.getItem('hero-scene')).toBeNull());
});

FromEarlier.test('restores the scene of this visit', async (place) => {
  await expectScene(place, 'Late', 58);
  await expect(place.canvas.getByRole('radio', { name: 'Late' })).toBeChecked();
  await expect(place.canvas.getByRole('slider')).toHaveValue('40');
});

OneFails.test('keeps the visible scene if another cannot be loaded, and says so', async (place) => {
  const { canvas } = place;
  await userEvent.click(canvas.getByRole('radio', { name: 'Dinner' }));
  await expectScene(place, 'Dinner');
  await userEvent.click(canvas.getByRole('radio', { name: 'Movie' }));
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('couldn’t be loaded'));
  await expect(canvas.getByRole('radio', { name: 'Dinner' })).toBeChecked();
  await expect(seen(place)?.picture).toBe(pictureOf('Dinner'));
  await userEvent.click(canvas.getByRole('radio', { name: 'Late' }));
  await expectScene(place, 'Late');
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

Default.test('keeps the brightness of a scene until the next one has loaded', async (place) => {
  const { canvas, canvasElement } = place;
  const hold = (event: Event) => {
    const { src = '' } = event.target as HTMLImageElement;
    if (src === pictureOf('Late')) event.stopPropagation();
  };
  document.addEventListener('load', hold, true);
  await userEvent.click(canvas.getByRole('radio', { name: 'Dinner' }));
  await expectScene(place, 'Dinner');
  const dimmer = canvas.getByRole('slider');
  fireEvent.change(dimmer, { target: { value: '35' } });
  await expectScene(place, 'Dinner', 53);
  await userEvent.click(canvas.getByRole('radio', { name: 'Late' }));
  await waitFor(() => expect(dimmer).toHaveValue('100'));
  await Promise.all(canvasElement.getAnimations({ subtree: true }).map(({ finished }) => finished));
  await expect(seen(place)).toEqual({ picture: pictureOf('Dinner'), percent: 53 });
  document.removeEventListener('load', hold, true);
  const late = [...canvasElement.querySelectorAll('img')].find(
    ({ currentSrc }) => currentSrc === pictureOf('Late'),
  );
  late?.dispatchEvent(new Event('load'));
  await expectScene(place, 'Late');
});

Default.test('does not change until the stills have loaded', async (place) => {
  const { canvas, canvasElement } = place;
  const hold = (event: Event) => event.stopPropagation();
  document.addEventListener('load', hold, true);
  await userEvent.click(canvas.getByRole('radio', { name: 'Late' }));
  const stills = () => [...canvasElement.querySelectorAll('img')].slice(1);
  await waitFor(() => expect(stills().length).toBe(2));
  await waitFor(() => expect(stills().every((still) => still.complete)).toBe(true));
  await expect(seen(place)).toBeNull();
  document.removeEventListener('load', hold, true);
  for (const still of stills()) still.dispatchEvent(new Event('load'));
  await expectScene(place, 'Late');
});
