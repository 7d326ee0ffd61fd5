import { describe, expect, it, vi } from 'vitest';
import type { DrawingTask } from './drawPicture.ts';
import { MAX_FILE_BYTES } from './formats.ts';
import { checkFile, preparePicture } from './preparePicture.ts';

/** The bytes of a Latin-1 text. */
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const jpeg = '\xff\xd8\xff\xe0';
const fileOf = (contents: string, name = 'a.jpg', type = 'image/jpeg') =>
  new File([latin(contents)], name, { type });
const drawn = {
  content: new Blob(['drawn'], { type: 'image/webp' }),
  thumbnail: new Blob(['small'], { type: 'image/webp' }),
  width: 4,
  height: 3,
};
const draw = async () => drawn;

describe('the checks without bytes', () => {
  it.each([
    ['a photo', { name: 'a.jpg', type: 'image/jpeg', size: MAX_FILE_BYTES }, undefined],
    ['any other image', { name: 'a.heic', type: 'image/heic', size: 1 }, undefined],
    ['a phone’s photo without a type', { name: 'IMG_1.HEIC', type: '', size: 1 }, undefined],
    ['an unknown file', { name: 'a', type: '', size: 1 }, undefined],
    ['notes', { name: 'a.txt', type: 'text/plain', size: 1 }, 'a.txt is not an image file'],
    [
      'one byte more',
      { name: 'a.jpg', type: 'image/jpeg', size: MAX_FILE_BYTES + 1 },
      'a.jpg is larger than 10MB',
    ],
  ])('accepts or refuses %s', (_what, file, refused) => {
    expect(checkFile(file)?.message).toBe(refused);
  });
});

it("returns the encoded picture with its type's extension and the chosen file's hash", async () => {
  const prepared = await preparePicture(fileOf(jpeg), { draw });
  expect(prepared).toEqual({
    ...drawn,
    extension: 'webp',
    sha256: 'ba4f25bf16ba4be6bc7d3276fafeb67f9eb3c5df042bc3a405e1af15b921eed7',
  });
});

it.each([
  ['Empty file', fileOf('')],
  ['Invalid file type', fileOf('<svg xmlns="x"/>', 'plan.svg', 'image/svg+xml')],
  ['Invalid file type', fileOf('<html>')],
  ['Invalid file type', fileOf('text', 'notes', '')],
])('refuses a file before encoding: %s', async (title, file) => {
  const never = vi.fn(draw);
  await expect(preparePicture(file, { draw: never })).rejects.toMatchObject({ title });
  expect(never).not.toHaveBeenCalled();
});

it.each([
  [fileOf(jpeg), /^a\.jpg is damaged or has too many pixels/],
  [
    fileOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'IMG_1.HEIC', ''),
    /^IMG_1\.HEIC is a HEIC photo.*Export it as a JPEG/,
  ],
  [fileOf('II*\0', 'scan.tif', 'image/tiff'), /^scan\.tif is a TIFF file/],
])(
  'explains why a picture that the browser cannot decode is refused: %#',
  async (file, message) => {
    await expect(preparePicture(file, { draw: async () => null })).rejects.toThrow(message);
  },
);

it('shrinks a file that is too large on request, but not an animation', async () => {
  const file = fileOf(jpeg);
  Object.defineProperty(file, 'size', { value: 11 * 1024 * 1024 });
  const prepared = preparePicture(file, { draw: async () => drawn, isShrinking: true });
  expect(await prepared).toMatchObject(drawn);
  const content = new Blob([new Uint8Array(11 * 1024 * 1024)], { type: 'image/gif' });
  const unchanged = preparePicture(file, {
    draw: async () => ({ ...drawn, content }),
    isShrinking: true,
  });
  await expect(unchanged).rejects.toMatchObject({ title: 'File too large' });
});

it('refuses a file that has been moved', async () => {
  const file = fileOf(jpeg);
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  await expect(preparePicture(file, { draw })).rejects.toMatchObject({
    title: 'File not readable',
  });
});

describe('an encoded picture', () => {
  const taskFor = async (file: File) => {
    const spy = vi.fn(async (_task: DrawingTask) => drawn);
    await preparePicture(file, { draw: spy });
    return spy.mock.calls[0]?.[0];
  };

  it('has its real type, whatever the file is called', async () => {
    const task = await taskFor(fileOf('\x89PNG\r\n\x1a\n', 'beach.gif', 'image/gif'));
    expect(task).toMatchObject({ picture: { type: 'image/png' }, isAnimated: false });
  });

  it('stays animated, unless it contains a location or a camera', async () => {
    expect(await taskFor(fileOf('GIF89a'))).toMatchObject({ isAnimated: true });
    expect(await taskFor(fileOf('GIF89a<exif:GPSLatitude>'))).toMatchObject({ isAnimated: false });
  });
});
