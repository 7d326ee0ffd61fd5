import preview from '@custom-designs/storybook/preview.tsx';
import { expect, userEvent, waitFor } from 'storybook/test';
import { drawnPicture } from './Picture.fixtures.ts';
import { guide } from './Picture.guide.tsx';
import { Picture } from './Picture.tsx';
import { brightenOnHover } from './source.ts';

const room = drawnPicture('livingRoom', 'Living room in the evening with one lamp lit');
const broken = 'data:image/png;base64,broken';
const brokenFiles = { avif: { 480: broken, 960: broken }, webp: broken };
const meta = preview.meta({
  title: 'Components/Picture',
  component: Picture,
  parameters: { guide },
  args: { source: room },
});

export const Default = meta.story();
const dimmable = drawnPicture('livingRoom', room.alt, 'dimmed');
const anyTime = drawnPicture('livingRoom', room.alt, 'dimmed', 'daytime');
export const DimUntilHover = meta.story({
  args: { source: dimmable, dim: 'untilHover' },
  render: (args) => (
    <a href="#room" {...brightenOnHover}>
      <Picture {...args} />
    </a>
  ),
});
export const DimmedBroken = DimUntilHover.extend({
  args: { source: { ...dimmable, dimmed: brokenFiles } },
});
export const DaytimeInTheLight = meta.story({
  args: { source: anyTime, dim: 'untilHover' },
  globals: { theme: 'light' },
});
export const LightsUp = meta.story({ args: { source: { ...room, brightest: '62% 35%' } } });
export const Decorative = meta.story({ args: { isDecorative: true } });
export const Priority = meta.story({ args: { isPriority: true } });
export const Portrait = meta.story({
  args: { source: drawnPicture('desk', 'Floor plan under a desk lamp'), ratio: 'portrait' },
});
export const Panorama = meta.story({ args: { ratio: 'panorama', edge: 'full-bleed' } });
export const RemoteWithCopies = meta.story({
  args: {
    source: { src: '/seed/not-asked-for.webp', srcSet: `${room.webp} 480w`, alt: room.alt },
    sizes: '50vw',
  },
});
export const RemoteForPhones = meta.story({
  args: {
    source: { src: room.webp, phoneSrc: drawnPicture('pool', '').webp, alt: room.alt },
  },
});
export const BrokenCopies = meta.story({
  args: {
    source: {
      src: room.webp,
      srcSet: 'data:image/png;base64,broken 640w',
      phoneSrc: 'data:image/png;base64,broken',
      alt: room.alt,
    },
  },
});
/** A daytime picture that has to be requested, as on a site. */
const requested = (address: string) => ({
  source: {
    ...room,
    daytime: { ...brokenFiles, avif: { 480: address, 960: address }, color: room.color },
  },
});
export const DaytimeNotFetched = meta.story({
  tags: ['!visual'],
  args: requested('/daytime-in-the-dark.avif'),
  globals: { theme: 'dark' },
});
const missing = { src: broken, alt: 'A post about palms' };
export const BrokenWithFallback = meta.story({
  args: { source: missing, ratio: 'wide', fallback: room },
});
export const Broken = meta.story({ args: { source: missing, ratio: 'wide' } });

Default.test('reserves its space before it has loaded', async ({ canvas }) => {
  const image = canvas.getByRole('img', { name: room.alt });
  await expect(image).toHaveAttribute('width', '1600');
  await expect(image).toHaveAttribute('height', '1067');
  await expect(image).toHaveAttribute('loading', 'lazy');
});

RemoteWithCopies.test('loads a copy instead of the original', async ({ canvas }) => {
  const image = canvas.getByRole<HTMLImageElement>('img', { name: room.alt });
  await expect(image).toHaveAttribute('sizes', '50vw');
  await waitFor(() => expect(image.currentSrc).toBe(room.webp));
});

RemoteForPhones.test(
  'loads the phone copy on phones, and the original elsewhere',
  async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: room.alt });
    const isPhone = matchMedia('(max-width: 767px)').matches;
    const wanted = isPhone ? drawnPicture('pool', '').webp : room.webp;
    await waitFor(() => expect(image.currentSrc).toBe(wanted));
  },
);

BrokenCopies.test('falls back to the original if its copies are missing', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').currentSrc).toBe(room.webp));
  await expect(canvas.getByRole<HTMLImageElement>('img').naturalWidth).toBeGreaterThan(0);
});

Priority.test("loads first if it is the page's largest picture", async ({ canvas }) => {
  const image = canvas.getByRole('img');
  await expect(image).toHaveAttribute('loading', 'eager');
  await expect(image).toHaveAttribute('fetchpriority', 'high');
});

BrokenWithFallback.test('shows the default picture instead of a broken one', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('img', { name: room.alt })).toBeVisible());
  await waitFor(() =>
    expect(canvas.getByRole<HTMLImageElement>('img').naturalWidth).toBeGreaterThan(0),
  );
});

Broken.test('keeps its alt text and its space if nothing can be loaded', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('img').tagName).toBe('SPAN'));
  const { width, height } = canvas.getByRole('img', { name: missing.alt }).getBoundingClientRect();
  await expect(width / height).toBeCloseTo(16 / 9, 1);
});

/**
 * Whether the theme is dark, the device can hover, and motion is allowed. Otherwise, pictures aren't
 * dimmed.
 */
const isDimmed = () =>
  !document.documentElement.classList.contains('light') &&
  matchMedia('(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)')
    .matches;
const dimmedOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLImageElement>('img[alt=""]');

DimUntilHover.test(
  'is dimmed until its card is hovered or focused',
  async ({ canvas, canvasElement }) => {
    if (!isDimmed()) return;
    const dimmed = dimmedOf(canvasElement) as HTMLImageElement;
    const up = canvas.getByRole('img', { name: room.alt });
    await waitFor(() => expect(dimmed.naturalWidth).toBeGreaterThan(0));
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(dimmed.getBoundingClientRect()).toEqual(up.getBoundingClientRect());
    await expect(getComputedStyle(dimmed).opacity).toBe('1');
    await userEvent.tab();
    await waitFor(() => expect(getComputedStyle(dimmed).opacity).toBe('0'));
  },
);

LightsUp.test(
  'has a dark layer in the dark theme only, and while motion is allowed',
  async ({ canvas, canvasElement }) => {
    const frame = canvas.getByRole('img').closest('span') as HTMLElement;
    const { animationName } = getComputedStyle(frame, '::after');
    const isDark = !canvasElement.ownerDocument.documentElement.classList.contains('light');
    const moves = matchMedia('(prefers-reduced-motion: no-preference)').matches;
    await expect(animationName !== 'none').toBe(isDark && moves);
  },
);

DimmedBroken.test('is lit if its dimmed file is broken', async ({ canvas, canvasElement }) => {
  if (!isDimmed()) return;
  const dimmed = dimmedOf(canvasElement) as HTMLImageElement;
  await waitFor(() => expect(dimmed.complete && dimmed.naturalWidth === 0).toBe(true));
  await expect(getComputedStyle(dimmed).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  await expect(canvas.getByRole('img', { name: room.alt })).toBeVisible();
});

DaytimeInTheLight.test(
  'shows the daytime version in the light theme, never dimmed',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: `${room.alt}, by day` })).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(dimmedOf(canvasElement)).not.toBeVisible();
  },
);

// The default is 250 requests, which the modules of a story can exceed.
performance.setResourceTimingBufferSize(10_000);
const requestsFor = (file: string) =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes(file));

DaytimeNotFetched.test(
  'does not request the daytime version in the dark theme',
  async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: room.alt });
    image.scrollIntoView();
    await image.decode();
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    await expect(requestsFor('daytime-in-the-dark')).toEqual([]);
  },
);
