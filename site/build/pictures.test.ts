import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makePhotos } from './pictures.ts';
import { focusOf } from './pictureVariants.ts';

// Each photo is encoded up to six times.
vi.setConfig({ testTimeout: 30_000 });

let folder: string;
let made: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'));
  made = join(folder, 'made');
});
afterEach(() => rm(folder, { recursive: true }));

/** Red at the top, green at the bottom. With `orientation` 6, it has to be turned upright. */
async function photo(name: string, width: number, height: number, orientation = 1) {
  const green = {
    create: { width, height: height / 2, channels: 3, background: 'green' },
  } as const;
  await sharp({ create: { width, height, channels: 3, background: 'red' } })
    .composite([{ input: green, gravity: 'south' }])
    .withMetadata({ orientation })
    .jpeg()
    .toFile(join(folder, name));
}
const manifest = async () => JSON.parse(await readFile(join(made, 'manifest.json'), 'utf8'));
const sizeOf = async (file: string) => {
  const { width, height, format, exif } = await sharp(join(made, file)).metadata();
  return { size: `${width}x${height}`, format, exif };
};

it('makes every size of a photo, a portrait crop, and an entry with its color', async () => {
  await photo('city-tucson.jpg', 2000, 1200);
  await makePhotos(folder);
  for (const [width, height] of [
    [480, 288],
    [960, 576],
    [1600, 960],
    [2000, 1200],
  ]) {
    expect(await sizeOf(`city-tucson-${width}.avif`)).toEqual({
      size: `${width}x${height}`,
      format: 'heif',
      exif: undefined,
    });
  }
  expect((await readdir(made)).filter((file) => file.endsWith('.webp'))).toEqual([
    'city-tucson-960.webp',
  ]);
  expect(await sizeOf('city-tucson-960.webp')).toEqual({
    size: '960x576',
    format: 'webp',
    exif: undefined,
  });
  expect(await sizeOf('city-tucson-tall.avif')).toMatchObject({ size: '900x1125' });
  expect(await manifest()).toEqual({
    'city-tucson': expect.objectContaining({
      widths: [480, 960, 1600, 2000],
      width: 2000,
      height: 1200,
      color: expect.stringMatching(/^#[67]\w[34]\w0\w$/),
    }),
  });
});

it('turns a photo upright', async () => {
  await photo('porch.jpg', 2880, 1920, 6);
  await makePhotos(folder);
  expect(await sizeOf('porch-480.avif')).toMatchObject({ size: '480x720' });
});

it('resizes a photo once and again after a change, and removes the files of a deleted one', async () => {
  await photo('porch.jpg', 1920, 1080);
  await makePhotos(folder);
  const first = await stat(join(made, 'porch-480.avif'));
  await makePhotos(folder);
  expect((await stat(join(made, 'porch-480.avif'))).mtimeMs).toBe(first.mtimeMs);
  await photo('porch.jpg', 1920, 1200);
  await makePhotos(folder);
  expect(await sizeOf('porch-480.avif')).toMatchObject({ size: '480x300' });
  await rm(join(folder, 'porch.jpg'));
  await makePhotos(folder);
  expect(await manifest()).toEqual({});
});

it.each([
  ['City Tucson.jpg', 1920, /City Tucson\.jpg .* lower case with hyphens/],
  ['small.jpg', 800, /small\.jpg .* 800 pixels wide.* Take a larger original/],
])('reports an unusable photo: %s', async (name, width, message) => {
  await photo(name, width, 900);
  await expect(makePhotos(folder)).rejects.toThrow(message);
});

it('reports the name of a file that is not a photo', async () => {
  await writeFile(join(folder, 'notes.jpg'), 'not a picture');
  await expect(makePhotos(folder)).rejects.toThrow(/notes\.jpg .* unsupported image format/);
});

it.each([
  ['north', 0],
  ['center', 73],
  ['south', 100],
] as const)('finds the brightest part of a picture in its %s', async (gravity, focus) => {
  const lamp = { create: { width: 160, height: 40, channels: 3, background: 'white' } } as const;
  const room = { create: { width: 720, height: 900, channels: 3, background: 'black' } } as const;
  const picture = await sharp(room)
    .composite([{ input: lamp, gravity }])
    .png()
    .toBuffer();
  expect(await focusOf(picture)).toBe(focus);
});
