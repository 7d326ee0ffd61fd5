import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureWidths } from '@custom-designs/ui/components/Picture';
import sharp, { type Sharp } from 'sharp';

/**
 * Chosen by measurement (docs/decisions/0008). Part of every name: another recipe makes other files.
 * One frame is all that a copy keeps, so moving pictures stay as they are, and drawings need no copy.
 */
const RECIPE = { quality: 75, effort: 4 };
const STILL = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);
const MOST_PIXELS = 100e6;

/** The copies of one picture, all the site needs to know of them. */
export interface Copies {
  /** Pixels of the largest. */
  readonly width: number;
  readonly height: number;
  /** Dominant colour; none where something shines through. */
  readonly color?: string;
  readonly files: readonly { readonly name: string; readonly width: number }[];
}

/** Never wider than the original, and as wide as it where it is smaller than the largest. */
export const widthsFor = (original: number): number[] => [
  ...new Set(pictureWidths.map((width) => Math.min(width, original))),
];

async function colorOf(image: Sharp): Promise<string> {
  const pixel = image.clone().resize(1, 1, { fit: 'fill' }).removeAlpha().toColourspace('srgb');
  return `#${(await pixel.raw().toBuffer()).toString('hex', 0, 3)}`;
}

async function store(path: string, bytes: string | Buffer) {
  // Two builds may make the same copy at once: neither may find half of the other's.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}

async function makeCopies(original: Buffer, key: string, folder: string): Promise<Copies> {
  const image = sharp(original, { limitInputPixels: MOST_PIXELS }).autoOrient();
  const { format, pages = 1, hasAlpha, autoOrient } = await image.metadata();
  if (!STILL.has(format) || pages > 1)
    throw new Error(`no copy is made of a moving or drawn ${format}`);
  const files = await Promise.all(
    widthsFor(autoOrient.width).map(async (width) => {
      const name = `post-${key}-${width}.webp`;
      await store(join(folder, name), await image.clone().resize(width).webp(RECIPE).toBuffer());
      return { name, width };
    }),
  );
  const width = files.at(-1)?.width ?? 0;
  const height = Math.round((autoOrient.height * width) / autoOrient.width);
  return { width, height, ...(hasAlpha ? {} : { color: await colorOf(image) }), files };
}

/**
 * WebP copies of a picture, in `folder`, under names that change with its bytes. What is there
 * already is not made again; the folder may be emptied at any time.
 * @throws when it is no picture that can be copied.
 */
export async function copiesOf(original: Buffer, folder: string): Promise<Copies> {
  const recipe = JSON.stringify([RECIPE, pictureWidths]);
  const key = createHash('sha256').update(recipe).update(original).digest('hex').slice(0, 12);
  const note = join(folder, `post-${key}.json`);
  const known = await readFile(note, 'utf8').catch(() => null);
  if (known) return JSON.parse(known);
  await mkdir(folder, { recursive: true });
  const copies = await makeCopies(original, key, folder);
  await store(note, JSON.stringify(copies));
  return copies;
}

export const shipCopies = ({ files }: Copies, from: string, to: string) =>
  Promise.all(files.map(({ name }) => copyFile(join(from, name), join(to, name))));
