import preview from '@custom-designs/storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
import { Picture } from './index.ts';
import { drawnPicture } from './Picture.fixtures.ts';
import { guide } from './Picture.guide.tsx';

const room = drawnPicture('livingRoom', 'Living room in the evening with one lamp lit');
const meta = preview.meta({
  title: 'Components/Picture',
  component: Picture,
  parameters: { guide },
  args: { source: room },
});

export const Default = meta.story();
export const LampsLow = meta.story({ args: { lamps: 'low' } });
export const Decorative = meta.story({ args: { isDecorative: true } });
export const Priority = meta.story({ args: { isPriority: true } });
export const Portrait = meta.story({
  args: { source: drawnPicture('desk', 'Floor plan under a desk lamp'), ratio: 'portrait' },
});
export const Panorama = meta.story({ args: { ratio: 'panorama', edge: 'full-bleed' } });
export const Remote = meta.story({
  args: { source: { src: room.webp[480], alt: room.alt }, ratio: 'wide' },
});
export const RemoteWithCopies = meta.story({
  args: {
    source: { src: '/seed/not-asked-for.webp', srcSet: `${room.webp[480]} 480w`, alt: room.alt },
    sizes: '50vw',
  },
});
export const RemoteForPhones = meta.story({
  args: {
    source: { src: room.webp[480], phoneSrc: drawnPicture('pool', '').webp[480], alt: room.alt },
  },
});
export const BrokenCopies = meta.story({
  args: {
    source: {
      src: room.webp[480],
      srcSet: 'data:image/png;base64,broken 640w',
      phoneSrc: 'data:image/png;base64,broken',
      alt: room.alt,
    },
  },
});
const missing = { src: 'data:image/png;base64,broken', alt: 'A post about palms' };
export const BrokenWithFallback = meta.story({
  args: { source: missing, ratio: 'wide', fallback: room },
});
export const Broken = meta.story({ args: { source: missing, ratio: 'wide' } });

Default.test('keeps its place before it has loaded', async ({ canvas }) => {
  const image = canvas.getByRole('img', { name: room.alt });
  await expect(image).toHaveAttribute('width', '1600');
  await expect(image).toHaveAttribute('height', '1067');
  await expect(image).toHaveAttribute('loading', 'lazy');
});

RemoteWithCopies.test('shows a copy and leaves the original alone', async ({ canvas }) => {
  const image = canvas.getByRole<HTMLImageElement>('img', { name: room.alt });
  await expect(image).toHaveAttribute('sizes', '50vw');
  await waitFor(() => expect(image.currentSrc).toBe(room.webp[480]));
});

RemoteForPhones.test('shows a phone its own copy, and others the original', async ({ canvas }) => {
  const image = canvas.getByRole<HTMLImageElement>('img', { name: room.alt });
  const isPhone = matchMedia('(max-width: 767px)').matches;
  const wanted = isPhone ? drawnPicture('pool', '').webp[480] : room.webp[480];
  await waitFor(() => expect(image.currentSrc).toBe(wanted));
});

BrokenCopies.test('shows the original when its copies are gone', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole<HTMLImageElement>('img').currentSrc).toBe(room.webp[480]),
  );
  await expect(canvas.getByRole<HTMLImageElement>('img').naturalWidth).toBeGreaterThan(0);
});

Priority.test('is fetched first when it is the largest of the page', async ({ canvas }) => {
  const image = canvas.getByRole('img');
  await expect(image).toHaveAttribute('loading', 'eager');
  await expect(image).toHaveAttribute('fetchpriority', 'high');
});

Decorative.test('is silent when the words say it already', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
});

BrokenWithFallback.test('shows the default picture instead of a broken one', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('img', { name: room.alt })).toBeVisible());
  await waitFor(() =>
    expect(canvas.getByRole<HTMLImageElement>('img').naturalWidth).toBeGreaterThan(0),
  );
});

Broken.test('keeps its description and its place when nothing can be shown', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('img').tagName).toBe('SPAN'));
  const { width, height } = canvas.getByRole('img', { name: missing.alt }).getBoundingClientRect();
  await expect(width / height).toBeCloseTo(16 / 9, 1);
});
