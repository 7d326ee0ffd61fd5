import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copiesOf, widthsFor } from './copies.server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'post-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

const blank = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } });

describe('widths of the copies', () => {
  it.each([
    [6000, [480, 800, 1600]],
    [1600, [480, 800, 1600]],
    [1200, [480, 800, 1200]],
    [800, [480, 800]],
    [300, [300]],
  ])('never exceed those of an original of %i pixels', (original, widths) => {
    expect(widthsFor(original)).toEqual(widths);
  });
});

describe('copies of a picture', () => {
  it('are WebP files in all the widths, and report their size and color', async () => {
    const { files, name, ...look } = await copiesOf(
      await blank(1000, 500).jpeg().toBuffer(),
      folder,
    );
    expect(look).toMatchObject({ width: 1000, height: 500, color: expect.stringMatching(/^#3/) });
    expect(files[0]?.name).toBe(`${name}-480.webp`);
    const made = files.map((file) => sharp(join(folder, file.name)).metadata());
    expect(await Promise.all(made)).toMatchObject([
      { format: 'webp', width: 480, height: 240 },
      { format: 'webp', width: 800 },
      { format: 'webp', width: 1000, height: 500 },
    ]);
  });

  it('keeps the copies of a photo upright', async () => {
    const turned = await blank(800, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await copiesOf(turned, folder)).toMatchObject({ width: 400, height: 800 });
  });

  it('are made once for the same bytes, and get other names for other bytes', async () => {
    const original = await blank(600, 300).png().toBuffer();
    const first = await copiesOf(original, folder);
    const path = join(folder, first.files[0]?.name ?? '');
    const { mtimeMs } = await stat(path);
    expect(await copiesOf(original, folder)).toEqual(first);
    expect((await stat(path)).mtimeMs).toBe(mtimeMs);
    const other = await copiesOf(await blank(600, 300, '#996633').png().toBuffer(), folder);
    expect(other.files[0]?.name).not.toBe(first.files[0]?.name);
  });

  it('gives no color for a transparent picture', async () => {
    const glass = await blank(60, 30).ensureAlpha(0.5).png().toBuffer();
    expect(await copiesOf(glass, folder)).not.toHaveProperty('color');
  });

  it.each([
    ['a text', Buffer.from('<html>Not found</html>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    [
      'half a file',
      blank(900, 900)
        .jpeg()
        .toBuffer()
        .then((bytes) => bytes.subarray(0, 200)),
    ],
  ])('are not made of %s, and leave no file', async (_what, original) => {
    const before = await readdir(folder);
    await expect(copiesOf(await original, folder)).rejects.toThrow();
    expect(await readdir(folder)).toEqual(before);
  });

  it('are not made of an animation, which a copy would stop', async () => {
    const frames = await Promise.all(
      [blank(8, 8), blank(8, 8, '#fff')].map((one) => one.png().toBuffer()),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    await expect(copiesOf(moving, folder)).rejects.toThrow(/moving/);
  });
});
