import { expect, it } from 'vitest';
import { preparePicture } from './preparePicture.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const textOf = async (picture: Blob) =>
  new TextDecoder('latin1').decode(await picture.arrayBuffer());

async function sizeOf(picture: Blob) {
  const { width, height } = await createImageBitmap(picture);
  return { width, height };
}

/** Returns the bytes of a plain picture. */
async function drawn(
  width: number,
  height: number,
  type: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.fillStyle = '#f0a830';
  context.fillRect(0, 0, width / 2, height);
  const picture = await canvas.convertToBlob({ type });
  return new Uint8Array(await picture.arrayBuffer());
}

/** EXIF data with a camera, a quarter turn, and a location. */
const EXIF = [
  'Exif\0\0II*\0\x08\0\0\0\x03\0',
  '\x0f\x01\x02\0\x0d\0\0\0\x32\0\0\0',
  '\x12\x01\x03\0\x01\0\0\0\x06\0\0\0',
  '\x25\x88\x04\0\x01\0\0\0\x3f\0\0\0',
  '\0\0\0\0SecretCamera\0',
  '\x01\0\x1d\0\x02\0\x0b\0\0\0\x51\0\0\0\0\0\0\0SecretDay!\0',
].join('');

/** A photo as phones store it: sideways, with camera and location. */
async function phonePhoto(width: number, height: number): Promise<File> {
  const [start, rest] = [bytesOf('\xff\xd8'), (await drawn(width, height, 'image/jpeg')).slice(2)];
  const length = EXIF.length + 2;
  const block = bytesOf(`\xff\xe1${String.fromCharCode(length >> 8, length & 255)}${EXIF}`);
  return new File([start, block, rest], 'IMG_1.jpg', { type: 'image/jpeg' });
}

it('turns a photo upright, shrinks it, and removes its location and camera', async () => {
  const file = await phonePhoto(4800, 3200);
  expect(await textOf(file)).toMatch(/SecretCamera.*SecretDay/s);
  const { content, thumbnail, ...facts } = await preparePicture(file);
  expect(facts).toMatchObject({ width: 1707, height: 2560, extension: 'webp' });
  expect(await sizeOf(content)).toEqual({ width: 1707, height: 2560 });
  expect(await sizeOf(thumbnail)).toEqual({ width: 640, height: 960 });
  for (const stored of [content, thumbnail]) {
    expect(stored.type).toBe('image/webp');
    expect(await textOf(stored)).not.toMatch(/Secret|exif|xmp/i);
  }
});

it('encodes a small PNG again as a PNG, without its metadata', async () => {
  const png = await drawn(300, 200, 'image/png');
  const [head, rest] = [png.slice(0, 33), png.slice(33)];
  const note = bytesOf('\0\0\0\x0dtEXtAuthor\0Secret\xef\xfd\x68\xd1');
  const file = new File([head, note, rest], 'plan.png', { type: 'image/png' });
  const { content, extension } = await preparePicture(file);
  expect([content.type, extension]).toEqual(['image/png', 'png']);
  expect(await textOf(content)).not.toContain('Secret');
});

it('leaves an animated GIF unchanged', async () => {
  const frames =
    'R0lGODlhAQABAIAAAP8AAAAA/yH5BAAKAAAALAAAAAABAAEAAAICRAEAIfkEAAoAAAAsAAAAAAEAAQAAAgJMAQA7';
  const file = new File([bytesOf(atob(frames))], 'moving.gif', { type: 'image/gif' });
  const { content } = await preparePicture(file);
  expect(await textOf(content)).toBe(await textOf(file));
});

it.each([
  ['torn', (bytes: Uint8Array) => bytes.fill(0, 60, bytes.length - 12)],
  ['of fourteen gigabytes', (bytes: Uint8Array) => bytes.set([0, 0, 234, 96, 0, 0, 234, 96], 16)],
])('refuses a picture that is %s', async (_what, damage) => {
  const bytes = await drawn(40, 30, 'image/png');
  damage(bytes);
  const file = new File([bytes], 'a.png', { type: 'image/png' });
  await expect(preparePicture(file)).rejects.toMatchObject({ title: 'Damaged file' });
});
