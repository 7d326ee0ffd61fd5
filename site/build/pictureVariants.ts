import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { fallbackWidth } from '../src/pictures/manifest.ts';

const kB = 1000;
/** Byte limits of a picture's AVIF files in one light: by width, and for the portrait crop. */
export interface Budgets {
  readonly [width: number]: number;
  readonly [fallbackWidth]: number;
  /** For a file as wide as the original, if that's wider than the widths listed here. */
  readonly whole?: number;
  readonly portrait: number;
}
export const pictureBudgets = {
  480: 25 * kB,
  960: 60 * kB,
  1600: 110 * kB,
  whole: 170 * kB,
  portrait: 23 * kB,
} as const satisfies Budgets;
/** Smaller than the other budgets, because a dimmed picture loads in addition. */
export const dimmedBudgets = {
  480: 9 * kB,
  960: 22 * kB,
  1600: 45 * kB,
  portrait: 22 * kB,
} as const satisfies Budgets;

/** The largest width that a page needs, in pixels. */
const widest = 2400;

/** Lossless, because the files made from it are compressed again. */
const lossless = (picture: Sharp) => picture.png({ compressionLevel: 1 }).toBuffer();

type Encode = (quality: number) => Promise<Buffer>;

/**
 * Finds a good quality at which the file fits. One step of quality is about 3.5 % of the bytes, so
 * it takes two or three tries.
 */
async function fitting(encode: Encode, limit: number, best: number): Promise<Buffer> {
  for (let quality = best; ; ) {
    const file = await encode(quality);
    if (file.length <= limit) return file;
    if (quality <= 10) throw new Error(`It does not fit into ${limit / kB} kB at any quality.`);
    const steps = Math.ceil(Math.log(file.length / limit) / 0.035);
    quality = Math.max(10, quality - steps);
  }
}

/**
 * Finds the brightest part of a picture, as the vertical part of `object-position` in percent. A
 * frame that crops the top or bottom then keeps the lamps in its upper half.
 */
export async function focusOf(picture: Buffer): Promise<number> {
  const width = 720;
  const height = 900;
  const gray = await sharp(picture)
    .resize(width / 10, height / 10)
    .grayscale()
    .raw()
    .toBuffer();
  const rows = [...gray].map((light, pixel) => ({ light, row: Math.floor((pixel * 10) / width) }));
  const brightest = rows.sort((one, other) => other.light - one.light).slice(0, rows.length / 20);
  const sum = (amountOf: (pixel: { light: number; row: number }) => number) =>
    brightest.reduce((total, pixel) => total + amountOf(pixel), 0);
  const row =
    sum(({ light, row }) => light * (row + 0.5)) /
    Math.max(
      1,
      sum(({ light }) => light),
    );
  const middle = (row * 10) / height;
  // Calculated for a frame that shows seven tenths of the height.
  return Math.round(Math.min(1, Math.max(0, (middle - 0.28) / 0.3)) * 100);
}

/** Finds the brightest spot of a picture, as a CSS position in percent: `62% 35%`. */
async function brightestOf(picture: Buffer): Promise<string> {
  const [columns, rows] = [32, 18];
  const light = await sharp(picture)
    .resize(columns, rows, { fit: 'fill' })
    .grayscale()
    .raw()
    .toBuffer();
  const spot = light.indexOf(Math.max(...light));
  const percent = (cell: number, cells: number) => `${Math.round(((cell + 0.5) / cells) * 100)}%`;
  return `${percent(spot % columns, columns)} ${percent(Math.floor(spot / columns), rows)}`;
}

const encoders = {
  avif: { quality: 62, share: 1 },
  // WebP files may be 50 % larger than AVIF files.
  webp: { quality: 80, share: 1.5 },
} as const;

async function write(file: string, picture: Sharp, budget: number, best?: number) {
  const type = file.endsWith('.avif') ? 'avif' : 'webp';
  const { quality, share } = encoders[type];
  const encode: Encode = (quality) => picture.clone()[type]({ quality, effort: 3 }).toBuffer();
  await writeFile(file, await fitting(encode, budget * share, best ?? quality));
}

export interface PortraitCrop {
  /** Its width divided by its height. Default: 0.8. */
  ratio?: number;
  /** The part of the picture that it shows. */
  position?: 'left' | 'center' | 'right';
}
/** The width of the default crop, in pixels. Wider crops are lower instead. */
const portraitWidth = 900;

/**
 * Writes the files of a picture in one light: `<name>-480.avif` and other budgeted widths,
 * `<name>-960.webp` for browsers without AVIF, and `<name>-tall.avif`, its 4 by 5 center crop
 * unless `crop` says otherwise.
 * @returns the widths of the AVIF files
 */
export async function writeVariant(
  original: Buffer,
  name: string,
  to: string,
  budgets: Budgets = pictureBudgets,
  { ratio = 0.8, position = 'center' }: PortraitCrop = {},
): Promise<number[]> {
  const { width = 0, height = 0 } = await sharp(original).metadata();
  const own = Math.min(width, widest);
  const named = Object.keys(budgets)
    .map(Number)
    .filter((one) => one <= own);
  const isLarger = budgets.whole && own > Math.max(...named);
  const widths = isLarger ? [...named, own] : named;
  for (const width of widths) {
    const budget = budgets[width] ?? budgets.whole ?? 0;
    const pixels = await lossless(sharp(original).resize(width));
    await write(join(to, `${name}-${width}.avif`), sharp(pixels), budget);
    if (width === fallbackWidth) {
      await write(join(to, `${name}-${width}.webp`), sharp(pixels), budget);
    }
  }
  const high = Math.round(Math.min(height, portraitWidth / ratio));
  const part = sharp(original).resize(Math.round(high * ratio), high, { position });
  await write(join(to, `${name}-tall.avif`), sharp(await lossless(part)), budgets.portrait, 56);
  return widths;
}

/** Returns a picture's mean color in CSS syntax. */
export async function colorOf(picture: Buffer): Promise<string> {
  const { channels } = await sharp(picture).stats();
  const hex = channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('');
  return `#${hex}`;
}

/** How wide a photo is at least, in pixels. */
export const leastWidth = 1920;

/** Reads a picture, turns it upright, and checks that it's large enough for a page. */
export async function originalOf(file: Buffer): Promise<Buffer> {
  const original = await lossless(sharp(file).autoOrient());
  const { width = 0 } = await sharp(original).metadata();
  if (width < leastWidth) {
    throw new Error(
      `It is ${width} pixels wide, but a page that opens with it shows it up to ${leastWidth} pixels wide, so it would look soft. Take a larger original.`,
    );
  }
  return original;
}

/** Writes a picture's files. Returns the pixels of the largest, and the facts that pages need. */
export async function writePicture(
  original: Buffer,
  name: string,
  to: string,
  budgets: Budgets = pictureBudgets,
  crop?: PortraitCrop,
) {
  const widths = await writeVariant(original, name, to, budgets, crop);
  const width = Math.max(...widths);
  const { info } = await sharp(original).resize(width).toBuffer({ resolveWithObject: true });
  const [color, focus, brightest] = await Promise.all([
    colorOf(original),
    focusOf(original),
    brightestOf(original),
  ]);
  return { widths, width, height: info.height, color, focus, brightest };
}
