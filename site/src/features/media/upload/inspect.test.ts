import { describe, expect, it } from 'vitest';
import { acceptedFiles, formats } from './formats.ts';
import { checkFile, cleanFile, inspectFile } from './inspect.ts';
import { fixtureFormats, joined, latin, pictureOf, secrets, textOf } from './pictures.fixtures.ts';
import { describeRefusal } from './refusals.ts';

const MEGABYTE = 1024 * 1024;
const file = (bytes: BlobPart, name = 'room.jpg', type = 'image/jpeg') =>
  new File([bytes], name, { type });

/** What somebody who chose this file is told. */
async function told(chosen: File) {
  const inspected = await inspectFile(chosen);
  return inspected.isAccepted ? 'accepted' : describeRefusal(chosen.name, inspected.refused);
}

/** A PNG of one block of nothing that claims to be of this size. */
function claiming(width: number, height: number): Uint8Array<ArrayBuffer> {
  const chunk = (name: string, data: Uint8Array) => {
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, data.length);
    return joined(length, name, data, new Uint8Array(4));
  };
  const size = new Uint8Array(13);
  new DataView(size.buffer).setUint32(0, width);
  new DataView(size.buffer).setUint32(4, height);
  return joined('\x89PNG\r\n\x1a\n', chunk('IHDR', size), chunk('IEND', new Uint8Array()));
}

describe('a file is refused before its bytes are read', () => {
  it('when it is not called an image', async () => {
    expect(await told(file('text', 'notes.txt', 'text/plain'))).toEqual({
      title: 'Invalid file type',
      description: 'notes.txt is not an image file',
    });
  });

  it('when it is larger than 10 MB; at 10 MB it is not', () => {
    const wall = { name: 'wall.png', type: 'image/png' };
    expect(checkFile({ ...wall, size: 10 * MEGABYTE })).toBeUndefined();
    const refused = checkFile({ ...wall, size: 10 * MEGABYTE + 1 });
    expect(refused && describeRefusal('wall.png', refused)).toEqual({
      title: 'File too large',
      description: 'wall.png is larger than 10MB',
    });
  });
});

describe('a file whose type the browser does not know', () => {
  const heic = latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic') as BlobPart;

  it.each([
    ['IMG_0042.HEIC', ''],
    ['IMG_0042.heic', 'application/octet-stream'],
    ['IMG_0042.HeIf', 'image/heif'],
    ['IMG_0042', ''],
  ])('is a HEIC file when its bytes say so: %s, "%s"', async (name, type) => {
    expect(await told(file(heic, name, type))).toMatchObject({
      title: 'Invalid file type',
      description: expect.stringContaining(`${name} is a HEIC file, which browsers cannot show`),
    });
  });

  it('is taken when its bytes are a picture', async () => {
    expect(await told(file(await pictureOf('jpeg'), 'IMG_0042.JPEG', ''))).toBe('accepted');
    expect(await told(file(await pictureOf('png'), 'scan', ''))).toBe('accepted');
  });

  it('is no image file when its bytes are none, or too many to look at', async () => {
    const noImage = { description: 'notes is not an image file' };
    expect(await told(file('text', 'notes', ''))).toMatchObject(noImage);
    const large = checkFile({ name: 'notes', type: '', size: 10 * MEGABYTE + 1 });
    expect(large && describeRefusal('notes', large)).toMatchObject(noImage);
  });

  it('is held to its name when that is a picture’s', async () => {
    expect(await told(file('text', 'IMG_0042.HEIC', ''))).toMatchObject({
      description: 'IMG_0042.HEIC is named like an image, but holds something else',
    });
  });
});

describe('a file is refused for its bytes', () => {
  it('when there are none', async () => {
    expect(await told(file(''))).toMatchObject({ title: 'Empty file' });
  });

  it.each([
    ['a program', 'MZ\x90\0'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['words', 'not a picture'],
  ])('when it is %s called a picture', async (_what, text) => {
    expect(await told(file(latin(text) as BlobPart))).toEqual({
      title: 'Invalid file type',
      description: 'room.jpg is named like an image, but holds something else',
    });
  });

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    `<?xml version="1.0"?><!-- ${'long '.repeat(500)} --><!DOCTYPE svg><svg:svg >`,
    '\ufeff  <SVG>',
  ])('when it is a drawing that can carry code: %s', async (text) => {
    const drawing = file(text, 'logo.svg', 'image/svg+xml');
    expect(JSON.stringify(await told(drawing))).toContain('logo.svg is an SVG drawing');
    expect(await told(file(text))).toEqual(await told(file(text, 'room.jpg', 'image/png')));
  });

  it('when it is a drawing in sixteen bits', async () => {
    const wide = joined('\xff\xfe', ...[...'<svg>'].map((letter) => `${letter}\0`));
    expect(JSON.stringify(await told(file(wide)))).toContain('SVG');
  });

  it.each([
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['TIFF', 'II*\0\x08\0\0\0'],
    ['BMP', 'BM\0\0'],
    ['JPEG XL', '\xff\x0a\0'],
    ['PDF', '%PDF-1.7'],
  ])('when browsers do not show it, by its name: %s', async (format, text) => {
    expect(JSON.stringify(await told(file(latin(text) as BlobPart)))).toContain(
      `is a ${format} file, which browsers cannot show`,
    );
  });

  it('when it would unpack to gigabytes, without unpacking it', async () => {
    expect(JSON.stringify(await told(file(claiming(60_000, 60_000))))).toContain(
      'room.jpg measures 60000 × 60000 pixels',
    );
    expect(await told(file(claiming(16_385, 10)))).toMatchObject({ title: 'Picture too large' });
    expect(await told(file(claiming(8000, 8000)))).toBe('accepted');
  });

  it('when it is cut off', async () => {
    const bytes = await pictureOf('png');
    expect(await told(file(bytes.subarray(0, -20)))).toMatchObject({ title: 'Damaged file' });
  });

  it('when it is gone by the time it is read', async () => {
    const gone = Object.assign(file('x'), {
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
    });
    expect(await told(gone)).toMatchObject({ title: 'File not readable' });
    await expect(cleanFile(gone)).rejects.toThrow('room.jpg could not be read');
  });
});

describe('a file that is taken', () => {
  it.each(fixtureFormats)('is of a format that the uploader names: %s', async (format) => {
    const name = formats[`image/${format}`].name;
    expect(await told(file(await pictureOf(format), `a.${format}`, `image/${format}`))).toBe(
      'accepted',
    );
    expect(acceptedFiles).toMatch(new RegExp(`\\b${name}\\b`));
    expect(JSON.stringify(describeRefusal('a.svg', { reason: 'svg' }))).toContain(name);
  });

  it('is what its bytes are, whatever it is called', async () => {
    const png = await pictureOf('png', { width: 20, height: 10 });
    const lying = file(png, 'beach.jpg', 'image/jpeg');
    expect(await inspectFile(lying)).toMatchObject({
      isAccepted: true,
      facts: { type: 'image/png', extension: 'png', width: 10, height: 20 },
    });
    expect((await cleanFile(lying)).type).toBe('image/png');
  });

  it('is known again by its bytes', async () => {
    const bytes = await pictureOf('jpeg');
    const hashes = await Promise.all(
      [file(bytes, 'a.jpg'), file(bytes, 'b.jpg'), file(joined(bytes, 'x'), 'c.jpg')].map(
        async (chosen) => {
          const inspected = await inspectFile(chosen);
          return inspected.isAccepted ? inspected.facts.sha256 : '';
        },
      ),
    );
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(hashes[1]).toBe(hashes[0]);
    expect(hashes[2]).not.toBe(hashes[0]);
  });

  it('is uploaded without what it knows of place and camera', async () => {
    const clean = await cleanFile(file(await pictureOf('jpeg')));
    const text = textOf(new Uint8Array(await clean.arrayBuffer()));
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});
