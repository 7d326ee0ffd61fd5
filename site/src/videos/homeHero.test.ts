import { readFile, stat } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { homeHeroVideos } from './homeHero.server.ts';

const backend = 'https://backend.example';
const stored = `${backend}/storage/v1/object/public/site-media/`;
const { video, videoByDay } = homeHeroVideos(backend);
const seeds = new URL('../../../supabase/media/', import.meta.url);
const nameOf = (src: string) => src.slice(src.lastIndexOf('/') + 1);

describe.each([
  ['evening', 'home-hero', video],
  ['day', 'home-hero-noon', videoByDay],
] as const)('the video of the %s', (_, name, files) => {
  test.each([
    ['a phone', '(max-width: 767px)', 960, 500_000],
    ['a wide screen', '(min-width: 768px)', 1600, 1_200_000],
  ])('has the size of %s in two encodings, within its budget', async (_, media, width, limit) => {
    const fitting = files.filter((file) => file.media === media);
    expect(fitting).toHaveLength(4);
    for (const { src } of fitting) {
      expect(nameOf(src)).toMatch(new RegExp(`^${name}-${width}-(av1|h264).*\\.mp4$`));
      const { size } = await stat(new URL(nameOf(src), seeds));
      expect(size).toBeLessThanOrEqual(limit);
    }
  });

  test("comes from the backend first, and the site's own copy is the same video", async () => {
    for (const media of new Set(files.map((file) => file.media))) {
      const order = files.filter((file) => file.media === media);
      expect(order.map(({ src }) => src.startsWith(stored))).toEqual([true, true, false, false]);
    }
    for (const { src } of files.filter((file) => file.src.startsWith(stored))) {
      const own = await readFile(new URL(nameOf(src), import.meta.url));
      expect(own.equals(await readFile(new URL(nameOf(src), seeds)))).toBe(true);
    }
  });

  test('offers AV1 before the larger encoding', () => {
    expect(files.map(({ src }) => src.includes('av1'))).toEqual(files.map((_, i) => i % 2 === 0));
  });
});
