import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { formats, type ImageType } from '../formats.ts';
import { fixtureFormats, joined, latin, pictureOf, secrets, textOf } from '../pictures.fixtures.ts';
import { DamagedFile } from './ByteReader.ts';

const read = (format: string, bytes: Uint8Array) =>
  formats[`image/${format}` as ImageType].read(bytes);
const cleaned = (format: string, bytes: Uint8Array) => joined(...read(format, bytes).parts);
const pixels = (bytes: Uint8Array) => sharp(bytes, { animated: true }).raw().toBuffer();

describe.each(fixtureFormats)('%s', (format) => {
  it('loses camera, place and words', async () => {
    const bytes = await pictureOf(format);
    const clean = textOf(cleaned(format, bytes));
    for (const secret of secrets) expect(clean).not.toContain(secret);
    if (format !== 'gif') expect(textOf(bytes)).toContain('SecretCamera');
  });

  it('keeps every pixel', async () => {
    const bytes = await pictureOf(format);
    expect(await pixels(cleaned(format, bytes))).toEqual(await pixels(bytes));
  });

  it('keeps its colors and its turn', async () => {
    const bytes = await pictureOf(format);
    const before = await sharp(bytes).metadata();
    const after = await sharp(cleaned(format, bytes)).metadata();
    expect(after.icc).toEqual(before.icc);
    expect(after.orientation ?? 1).toBe(before.orientation ?? 1);
  });

  it('is as large as it is shown', async () => {
    const bytes = await pictureOf(format, { width: 31, height: 17 });
    const { width, height } = read(format, bytes);
    const { autoOrient } = await sharp(bytes).metadata();
    expect({ width, height }).toEqual(autoOrient);
  });

  it('is the same when it is cleaned again', async () => {
    const once = cleaned(format, await pictureOf(format));
    expect(cleaned(format, once)).toEqual(once);
  });

  it('is damaged when it is cut off within its head', async () => {
    const bytes = await pictureOf(format);
    expect(() => read(format, bytes.subarray(0, 30))).toThrow(DamagedFile);
  });
});

describe('what hides in a file', () => {
  it('goes from behind the end of a JPEG, where phones put films and second pictures', async () => {
    const bytes = await pictureOf('jpeg');
    const clean = cleaned('jpeg', joined(bytes, await pictureOf('jpeg'), 'SecretWords'));
    expect(clean).toEqual(cleaned('jpeg', bytes));
  });

  it('goes from behind the end of a PNG', async () => {
    const bytes = await pictureOf('png');
    expect(cleaned('png', joined(bytes, 'SecretWords'))).toEqual(cleaned('png', bytes));
  });

  it('goes from the comments of a JPEG and a GIF', async () => {
    const jpeg = await pictureOf('jpeg');
    const note = joined(Uint8Array.of(0xff, 0xfe, 0, 13), 'SecretWords');
    const noted = joined(jpeg.subarray(0, 2), note, jpeg.subarray(2));
    expect(cleaned('jpeg', noted)).toEqual(cleaned('jpeg', jpeg));
    const gif = await pictureOf('gif');
    const comment = joined(Uint8Array.of(0x21, 0xfe, 11), 'SecretWords', Uint8Array.of(0));
    const last = gif.length - 1;
    const commented = joined(gif.subarray(0, last), comment, gif.subarray(last));
    expect(cleaned('gif', commented)).toEqual(cleaned('gif', gif));
  });

  it('goes from the texts of a PNG', async () => {
    const png = await pictureOf('png');
    const text = joined(Uint8Array.of(0, 0, 0, 11), 'tEXtSecretWords', Uint8Array.of(0, 0, 0, 0));
    const told = joined(png.subarray(0, 33), text, png.subarray(33));
    expect(cleaned('png', told)).toEqual(cleaned('png', png));
  });

  it('asks for no turn in a WebP, which browsers would not make', async () => {
    const webp = await pictureOf('webp', { width: 24, height: 16, orientation: 6 });
    expect(read('webp', webp)).toMatchObject({ width: 24, height: 16 });
    expect((await sharp(cleaned('webp', webp)).metadata()).orientation).toBeUndefined();
  });

  it('is no lie about the size: a GIF is as large as its largest frame', async () => {
    const gif = await pictureOf('gif');
    const frame = gif.indexOf(0x2c, 13);
    gif.set([0xff, 0xff, 0xff, 0xff], frame + 5);
    expect(read('gif', gif)).toMatchObject({ width: 65_535, height: 65_535 });
  });

  it('moves and repeats as before in an animation', async () => {
    const frames = Buffer.concat([await pixels(await pictureOf('png')), Buffer.alloc(24 * 16 * 3)]);
    const raw = { width: 24, height: 32, channels: 3 as const, pageHeight: 16 };
    for (const format of ['gif', 'webp'] as const) {
      const film = sharp(frames, { raw }).toFormat(format, { delay: [90, 70], loop: 3 });
      const bytes = new Uint8Array(await film.toBuffer());
      const { pages, delay, loop } = await sharp(cleaned(format, bytes)).metadata();
      expect({ pages, delay, loop }).toEqual({ pages: 2, delay: [90, 70], loop: 3 });
    }
  });
});

describe('a file that contradicts itself', () => {
  it.each([
    ['jpeg', '\xff\xd8\xff\xe0\x00\x01'],
    [
      'jpeg',
      '\xff\xd8\xff\xc0\x00\x0b\x08\x00\x00\x00\x00\x01\x01\x11\x00\xff\xda\x00\x02\xff\xd9',
    ],
    ['png', `\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR${'\0'.repeat(17)}`],
    ['gif', `GIF89a\x01\0\x01\0\0\0\0\x3b`],
    ['webp', 'RIFF\xff\xff\xff\x7fWEBPVP8L'],
    ['avif', '\0\0\0\x10ftypavif\0\0\0\0\0\0\0\x04meta'],
  ])('is damaged: %s', (format, text) => {
    expect(() => read(format, latin(text))).toThrow(DamagedFile);
  });
});
