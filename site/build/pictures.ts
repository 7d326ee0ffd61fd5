import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../src/pictures/', import.meta.url));
const made = join(folder, 'made');

const kB = 1000;
/** The most bytes of an AVIF file by its width. */
export const pictureBudgets = { 480: 25 * kB, 960: 60 * kB, 1600: 110 * kB } as const;
const widths = [480, 960, 1600] as const;
/** The whole height of a picture: what a phone would cut out of one twice as wide. */
const tall = { width: 720, height: 900, budget: 60 * kB };

type Encode = (quality: number) => Promise<Buffer>;

/** The best quality whose file still fits, by bisection. */
async function fitting(encode: Encode, limit: number, best: number): Promise<Buffer> {
  let low = 10;
  let high = best;
  let fits = await encode(high);
  if (fits.length <= limit) return fits;
  while (low < high - 1) {
    const middle = Math.round((low + high) / 2);
    const file = await encode(middle);
    if (file.length <= limit) {
      low = middle;
      fits = file;
    } else high = middle;
  }
  if (fits.length > limit) throw new Error(`It does not fit into ${limit / kB} kB at any quality.`);
  return fits;
}

/**
 * Where a picture's light is, as the vertical part of `object-position` in percent: a frame that cuts
 * the top or the bottom off then keeps the lamps in its upper half.
 */
export async function focusOf(picture: Buffer): Promise<number> {
  const { width, height } = tall;
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
  // For a frame that shows seven tenths of the height.
  return Math.round(Math.min(1, Math.max(0, (middle - 0.28) / 0.3)) * 100);
}

/**
 * Writes what the site ships of a picture: `<name>-480.avif` and so on in three widths, AVIF and WebP,
 * and `<name>-tall.avif`, its middle 4 by 5. Gives the pixels of the largest, the mean color, and where
 * the light is.
 */
export async function writeSizes(
  original: Buffer,
  name: string,
  to: string,
  budgets: Readonly<Record<(typeof widths)[number], number>> = pictureBudgets,
) {
  const whole = await sharp(original).autoOrient().toBuffer();
  const { width = 0 } = await sharp(whole).metadata();
  if (width < 1600) {
    throw new Error(
      `It is ${width} pixels wide, but is shown up to 1600 pixels wide, so it would look soft. Take a larger original.`,
    );
  }
  for (const width of widths) {
    const pixels = await sharp(whole).resize(width).toBuffer();
    const avif: Encode = (quality) => sharp(pixels).avif({ quality, effort: 4 }).toBuffer();
    const webp: Encode = (quality) => sharp(pixels).webp({ quality, effort: 4 }).toBuffer();
    await writeFile(join(to, `${name}-${width}.avif`), await fitting(avif, budgets[width], 62));
    // WebP is only the fallback, and is given half as much again
    const file = await fitting(webp, budgets[width] * 1.5, 80);
    await writeFile(join(to, `${name}-${width}.webp`), file);
  }
  const middle = await sharp(whole).resize(tall.width, tall.height).toBuffer();
  const upright: Encode = (quality) => sharp(middle).avif({ quality, effort: 4 }).toBuffer();
  await writeFile(join(to, `${name}-tall.avif`), await fitting(upright, tall.budget, 56));
  const { info } = await sharp(whole).resize(1600).toBuffer({ resolveWithObject: true });
  const { channels } = await sharp(whole).stats();
  const hex = channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('');
  const focus = await focusOf(middle);
  return { width: info.width, height: info.height, color: `#${hex}`, focus };
}

export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly focus: number;
  /** Empty where the content file says what the picture shows. */
  readonly alt: string;
  readonly placeholder?: string;
}

/** The module of a picture, so that a page carries only the pictures it shows. */
export function pictureModule(name: string, facts: PictureFacts, variable = 'picture'): string {
  const imports = widths.flatMap((width) =>
    ['avif', 'webp'].map((type) => `import ${type}${width} from './${name}-${width}.${type}';`),
  );
  const sources = (type: string) => widths.map((width) => `${width}: ${type}${width}`).join(', ');
  return `${imports.join('\n')}
import tall from './${name}-tall.avif';

export const ${variable} = {
  name: '${name}',
  width: ${facts.width},
  height: ${facts.height},
  color: '${facts.color}',
  focus: ${facts.focus},
  alt: ${JSON.stringify(facts.alt)},
  avif: { ${sources('avif')} },
  webp: { ${sources('webp')} },
  tall,${facts.placeholder ? `\n  placeholder: '${facts.placeholder}',` : ''}
};
`;
}

/** Makes the sizes of one photo, unless they are those of this very file already. */
async function makePhoto(file: string, from: string, to: string): Promise<void> {
  const name = basename(file, '.jpg');
  const original = await readFile(join(from, file));
  const mark = `// Made from ${file}, ${createHash('sha256').update(original).digest('hex')}\n`;
  const path = join(to, `${name}.js`);
  const known = await readFile(path, 'utf8').catch(() => '');
  if (known.startsWith(mark)) return;
  try {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
      throw new Error('Name it in lower case with hyphens, such as "city-tucson.jpg".');
    }
    const facts = await writeSizes(original, name, to);
    // Last, and at once: a module that is there names files that are there.
    await writeFile(`${path}.${process.pid}`, mark + pictureModule(name, { ...facts, alt: '' }));
    await rename(`${path}.${process.pid}`, path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The photo ${file} in site/src/pictures cannot be used. ${reason}`);
  }
}

/** Makes what the site ships of every photo (`*.jpg`), and removes what is left of photos that are gone. */
export async function makePhotos(from = folder, to = join(from, 'made')): Promise<void> {
  await mkdir(to, { recursive: true });
  const photos = (await readdir(from)).filter((file) => file.endsWith('.jpg'));
  for (const file of await readdir(to)) {
    if (file.endsWith('.js') && !photos.includes(`${basename(file, '.js')}.jpg`)) {
      await rm(join(to, file));
    }
  }
  for (const file of photos) await makePhoto(file, from, to);
}

/** Photos are made before the build, and again when one is put into the folder under `pnpm dev`. */
export const ownPhotos: Plugin = {
  name: 'own-photos',
  configResolved: () => makePhotos(),
  configureServer({ watcher, config, ws }) {
    watcher.on('all', (_, path) => {
      if (!path.startsWith(folder) || path.startsWith(made) || !path.endsWith('.jpg')) return;
      makePhotos().then(
        () => ws.send({ type: 'full-reload' }),
        (error: Error) => config.logger.error(error.message),
      );
    });
  },
};
