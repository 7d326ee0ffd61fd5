import preview from '@custom-designs/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, type within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { room } from '../../exhibits/LightRoom/LightRoom.fixtures.ts';
import { video } from './Hero.fixtures.ts';
import { Hero } from './Hero.tsx';

const meta = preview.meta({
  title: 'Sections/Hero',
  component: Hero,
  parameters: { bare: true },
  beforeEach: () => () => sessionStorage.clear(),
  args: {
    heading: 'Custom Designs',
    tagline: (
      <>
        Illuminating <em>Your</em> Space
      </>
    ),
    image: drawnPicture('palms', 'House at dusk between lit palms'),
    actions: [
      { label: 'Our Services', href: '/services' },
      { label: 'Contact Us', href: '/contact' },
    ],
    facts: ['McAllen and the Rio Grande Valley', 'Free consultation'],
  },
});

export const Default = meta.story();
export const WithCard = meta.story({
  args: {
    hasCard: true,
    lead: 'Home theater, lighting, sound and smart homes in McAllen.',
    phone: { label: '(956) 555-0142', href: 'tel:+19565550142' },
  },
});
/* A picture with a daytime version, which the light theme shows. */
const house = drawnPicture('palms', 'House between palms at dusk', 'daytime');
export const ByDay = meta.story({ args: { image: house }, globals: { theme: 'light' } });
export const ByNight = meta.story({ args: { image: house }, globals: { theme: 'dark' } });
export const NightInTheLight = meta.story({ globals: { theme: 'light' } });
export const VideoByDay = ByDay.extend({ args: { video } });
export const VideosOfBothHours = ByDay.extend({ args: { video, videoByDay: video } });
export const WithVideo = WithCard.extend({ args: { video } });
export const AnotherPage = ByNight.extend({
  render: function AnotherPage(args) {
    const [page, setPage] = useState(0);
    return (
      <>
        <Button onPress={() => setPage(page + 1)}>Another page</Button>
        <Hero key={page} {...args} />
      </>
    );
  },
});
/** A route change keeps the hero but changes its video. */
export const AnotherVideo = meta.story({
  render: function AnotherVideo(args) {
    const [source, setSource] = useState('data:video/mp4;base64,broken');
    return (
      <>
        <Button onPress={() => setSource(video)}>Another video</Button>
        <Hero {...args} video={source} />
      </>
    );
  },
});
export const WithRoom = WithVideo.extend({ args: { room, sendEveningTo: '/contact' } });
export const VideoFilesInOrder = meta.story({
  args: {
    video: [
      { src: 'data:video/mp4;base64,narrow', media: 'not all' },
      { src: 'data:video/x-unknown;base64,film', type: 'video/x-unknown' },
      { src: 'data:video/mp4;base64,broken', type: 'video/mp4' },
      { src: video, media: 'all' },
    ],
  },
});
export const EveryFileFails = meta.story({
  args: {
    video: [{ src: 'data:video/mp4;base64,broken' }, { src: 'data:video/mp4;base64,too' }],
  },
});

WithCard.test(
  'shows the phone number on phones, where the header has none',
  async ({ canvas, args }) => {
    const isPhone = matchMedia('(max-width: 47.9375em)').matches;
    const number = canvas.getByText(String(args.phone?.label));
    await (isPhone ? expect(number).toBeVisible() : expect(number).not.toBeVisible());
  },
);

Default.test('is 85% as high as the screen', async ({ canvasElement }) => {
  const hero = canvasElement.querySelector('section') as HTMLElement;
  await expect(hero.getBoundingClientRect().height / innerHeight).toBeCloseTo(0.85, 2);
});

const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));

interface Shown {
  canvas: { getByRole: (role: 'img') => HTMLElement; queryByRole: (role: 'button') => unknown };
  canvasElement: HTMLElement;
}
const showsTheStillAlone = async ({ canvas, canvasElement }: Shown) => {
  await idle();
  for (const video of canvasElement.querySelectorAll('video')) {
    await expect(getComputedStyle(video).opacity).toBe('0');
  }
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  await expect(canvas.getByRole('img')).toBeVisible();
};

/** Returns how far the heading reaches into the picture, in pixels. */
const overlap = ({ canvas }: Pick<Shown, 'canvas'>, heading: HTMLElement) =>
  canvas.getByRole('img').getBoundingClientRect().bottom - heading.getBoundingClientRect().top;

Default.test('overlaps the picture by half a line of the heading', async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { level: 1 });
  if (document.documentElement.classList.contains('light')) return;
  const { fontSize } = getComputedStyle(heading);
  await expect(overlap({ canvas }, heading) / Number.parseFloat(fontSize)).toBeCloseTo(0.56, 1);
});

NightInTheLight.test('has its text below the picture in the light theme', async ({ canvas }) => {
  await expect(overlap({ canvas }, canvas.getByRole('heading', { level: 1 }))).toBeLessThan(0);
});

ByDay.test('shows the daytime picture in the light theme', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: /by day/ })).toBeVisible();
});

const turnsTheHour =
  (first: string, last: string, hidden: RegExp) =>
  async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    const time = canvas.getByRole('slider', { name: 'Time of day' });
    await waitFor(() => expect(time).toHaveAttribute('aria-valuetext', first));
    const frame = canvas.getByRole('img').getBoundingClientRect();
    const place = time.getBoundingClientRect();
    const isLight = document.documentElement.classList.contains('light');
    await expect(Math.round(isLight ? frame.bottom : place.bottom)).toBeLessThanOrEqual(
      Math.round(isLight ? place.top : frame.bottom),
    );
    fireEvent.change(time, { target: { value: '50' } });
    await waitFor(() => expect(time).toHaveAttribute('aria-valuetext', 'Late afternoon'));
    fireEvent.change(time, { target: { value: '100' } });
    await waitFor(() => expect(time).toHaveAttribute('aria-valuetext', last));
    const other = canvas.getByRole('img', { name: hidden });
    await waitFor(() => expect(getComputedStyle(other).opacity).toBe('1'));
    await expect(other.getBoundingClientRect().toJSON()).toEqual(frame.toJSON());
  };
ByNight.test('lets the sun rise over the picture', turnsTheHour('Dusk', 'Noon', /by day$/));
ByDay.test('lets the sun go down over the picture', turnsTheHour('Noon', 'Dusk', /at dusk$/));
const jumpsToBothEnds = async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  const time = canvas.getByRole('slider', { name: 'Time of day' });
  time.focus();
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(time).toHaveAttribute('aria-valuetext', 'Noon'));
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(time).toHaveAttribute('aria-valuetext', 'Dusk'));
};
ByNight.test('goes to noon with Home and to dusk with End', jumpsToBothEnds);
ByDay.test('goes to noon with Home and to dusk with End', jumpsToBothEnds);
AnotherPage.test('keeps the chosen hour for the next page', async ({ canvas }) => {
  const time = () => canvas.getByRole('slider', { name: 'Time of day' });
  fireEvent.change(time(), { target: { value: '50' } });
  await userEvent.click(canvas.getByRole('button', { name: 'Another page' }));
  await waitFor(() => expect(time()).toHaveAttribute('aria-valuetext', 'Late afternoon'));
});
Default.test('has no hours without a daytime picture', async ({ canvas }) => {
  await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
});

VideosOfBothHours.test(
  'plays the video of its hour, and of the other one after a change of theme',
  async ({ canvasElement }) => {
    const playing = () =>
      canvasElement.querySelector<HTMLElement>('video[data-playing]')?.dataset.hour;
    await waitFor(() => expect(playing()).toBe('day'));
    document.documentElement.classList.replace('light', 'dark');
    await waitFor(() => expect(playing()).toBe('evening'));
    document.documentElement.classList.replace('dark', 'light');
  },
);

VideoByDay.test('plays no evening video over a daytime picture', showsTheStillAlone);

WithVideo.test(
  'covers the still, except for two pixels at its foot, and pauses on request',
  async ({ canvas, canvasElement }) => {
    const pause = await canvas.findByRole('button', { name: 'Pause video' });
    const video = canvasElement.querySelector('video');
    const place = (name: string) =>
      (canvasElement.querySelector(name) as Element).getBoundingClientRect();
    const [film, still] = [place('video'), place('img')];
    await expect([film.top, film.left, film.width]).toEqual([still.top, still.left, still.width]);
    // A larger video would be the page's largest paint, later than the still.
    await expect(still.height - film.height).toBeCloseTo(2);
    await expect(video).toHaveProperty('muted', true);
    await expect(video).toHaveProperty('loop', true);
    await userEvent.click(pause);
    await waitFor(() => expect(video).toHaveProperty('paused', true));
    await expect(canvas.getByRole('button', { name: 'Play video' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(video).toHaveProperty('paused', false));
  },
);

VideoFilesInOrder.test(
  'skips files that do not fit, decode, or load',
  async ({ canvasElement }) => {
    const playing = () => canvasElement.querySelector('video')?.currentSrc;
    await waitFor(() => expect(playing()).toBe(video));
  },
);

AnotherVideo.test('starts over with a new video', async ({ canvas }) => {
  await idle();
  await userEvent.click(canvas.getByRole('button', { name: 'Another video' }));
  const pause = await canvas.findByRole('button', { name: 'Pause video' });
  await expect(pause).toBeVisible();
});
EveryFileFails.test('keeps the still if no file can be played', showsTheStillAlone);

WithRoom.test('pauses the video while a scene is on, and resumes it', async (place) => {
  const { canvas, canvasElement } = place;
  const { href } = location;
  await canvas.findByRole('button', { name: 'Pause video' });
  await userEvent.click(canvas.getByRole('radio', { name: 'Movie' }));
  const video = canvasElement.querySelector('video');
  await waitFor(() => expect(video).toHaveProperty('paused', true));
  await waitFor(() => expect(location.hash).toBe('#light=movie'));
  await userEvent.click(await canvas.findByRole('button', { name: 'Play video' }));
  await waitFor(() => expect(video).toHaveProperty('paused', false));
  await expect(canvas.getByRole('radio', { name: 'Movie' })).not.toBeChecked();
  await waitFor(() => expect(location.hash).toBe(''));
  history.replaceState(history.state, '', href);
});
