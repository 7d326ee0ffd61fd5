import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backend } from '@custom-designs/supabase/client';
import { reportError } from '@custom-designs/supabase/reportError';
import type { RemotePicture } from '@custom-designs/ui/components/Picture';
import sharp, { type Sharp } from 'sharp';

/**
 * Chosen by measurement (docs/decisions/0008). Part of every file name, so changed settings produce
 * new files. A copy has one frame, so animations stay as they are, and SVG files need no copy.
 */
const RECIPE = { quality: 75, effort: 4 };
const STILL = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);
const MOST_PIXELS = 100e6;

/** Widths of the copies in pixels, up to the original's width. */
const pictureWidths = [480, 800, 1600];

/** The facts about one picture's copies. */
export interface Copies {
  /** The prefix of every file name. It changes with the original's bytes. */
  readonly name: string;
  /** The width of the largest copy in pixels. */
  readonly width: number;
  readonly height: number;
  /** The dominant color. None for a transparent picture. */
  readonly color?: string;
  readonly files: readonly { readonly name: string; readonly width: number }[];
}

/**
 * Never wider than the original. If the original is smaller than the largest width, its own width
 * is included.
 */
export const widthsFor = (original: number): number[] => [
  ...new Set(pictureWidths.map((width) => Math.min(width, original))),
];

async function colorOf(image: Sharp): Promise<string> {
  const pixel = image.clone().resize(1, 1, { fit: 'fill' }).removeAlpha().toColourspace('srgb');
  return `#${(await pixel.raw().toBuffer()).toString('hex', 0, 3)}`;
}

async function store(path: string, bytes: string | Buffer) {
  // Two builds may make the same copy at once, so each writes its own file and renames it.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}

async function makeCopies(original: Buffer, name: string, folder: string): Promise<Copies> {
  const image = sharp(original, { limitInputPixels: MOST_PIXELS }).autoOrient();
  const { format, pages = 1, hasAlpha, autoOrient } = await image.metadata();
  if (!STILL.has(format) || pages > 1)
    throw new Error(`no copy is made of a moving or drawn ${format}`);
  const files = await Promise.all(
    widthsFor(autoOrient.width).map(async (width) => {
      const file = `${name}-${width}.webp`;
      await store(join(folder, file), await image.clone().resize(width).webp(RECIPE).toBuffer());
      return { name: file, width };
    }),
  );
  const width = files.at(-1)?.width ?? 0;
  const height = Math.round((autoOrient.height * width) / autoOrient.width);
  return { name, width, height, ...(hasAlpha ? {} : { color: await colorOf(image) }), files };
}

/**
 * Makes WebP copies of a picture in `folder`, with names that change with its bytes. Existing
 * copies are reused, and the folder can be deleted at any time.
 * @throws if the picture can't be copied
 */
export async function copiesOf(original: Buffer, folder: string): Promise<Copies> {
  const recipe = JSON.stringify([RECIPE, pictureWidths]);
  const key = createHash('sha256').update(recipe).update(original).digest('hex').slice(0, 12);
  const name = `post-${key}`;
  const note = join(folder, `${name}.json`);
  const known = await readFile(note, 'utf8').catch(() => null);
  if (known) return { name, ...JSON.parse(known) };
  await mkdir(folder, { recursive: true });
  const copies = await makeCopies(original, name, folder);
  await store(note, JSON.stringify(copies));
  return copies;
}

const MEGABYTE = 2 ** 20;
/** Storage accepts pictures up to 10 MB, so a larger file isn't one of ours. */
const LARGEST = 16 * MEGABYTE;
/**
 * Time limits in milliseconds for one picture and for a whole build. Pictures beyond them aren't
 * copied.
 */
const PATIENCE = { one: 10_000, all: 120_000 };

let deadline: AbortSignal | undefined;

async function bytesOf({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > LARGEST) throw new Error(`it is larger than ${LARGEST / MEGABYTE} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Downloads a picture from the backend's storage. Rows may contain any address, but no other server
 * is contacted. Browsers don't show pictures from other servers either (site/build/headers.ts).
 * @throws if there is none, or it's too large or too slow
 */
export async function fetchOriginal(address: string, backendUrl: string): Promise<Buffer> {
  if (!URL.canParse(address) || new URL(address).origin !== new URL(backendUrl).origin) {
    throw new Error('it is not in the backend');
  }
  deadline ??= AbortSignal.timeout(PATIENCE.all);
  const signal = AbortSignal.any([deadline, AbortSignal.timeout(PATIENCE.one)]);
  const response = await fetch(address, { signal, redirect: 'error' });
  if (!response.ok) throw new Error(`the backend answers ${response.status}`);
  return bytesOf(response);
}

/** A copied picture, with the prefix of its files. */
interface CopiedPicture extends RemotePicture {
  readonly name: string;
}

/** The build's copies, by the original's address in rows. */
export type ResponsiveSources = Readonly<Record<string, CopiedPicture>>;

/**
 * How many pictures are copied at once: enough for a distant backend, few enough for a small
 * machine.
 */
const LANES = 4;

const made = new Map<string, Promise<CopiedPicture | null>>();
const lanes: Promise<unknown>[] = [];

async function make(src: string, { cache, shipped }: PostPictureFolders) {
  try {
    const copies = await copiesOf(await fetchOriginal(src, backend().supabaseUrl), cache);
    const { files, ...look } = copies;
    await Promise.all(files.map(({ name }) => copyFile(join(cache, name), join(shipped, name))));
    const srcSet = files.map(({ name, width }) => `/assets/${name} ${width}w`).join(', ');
    return { src, srcSet, alt: '', ...look };
  } catch (error) {
    reportError(`No copies of ${src}, so it is shown as it is`, String(error));
    return null;
  }
}

/** Copies each picture once a build, even if several pages show it. */
function copied(src: string, folders: PostPictureFolders): Promise<CopiedPicture | null> {
  const lane = made.size % LANES;
  const picture =
    made.get(src) ?? (lanes[lane] ?? Promise.resolve()).then(() => make(src, folders));
  if (!made.has(src)) lanes[lane] = picture;
  made.set(src, picture);
  return picture;
}

/**
 * Copies stored pictures into the site's own files: small, in several widths, cached for a year.
 * Runs at build time. In development, and for pictures that can't be copied, the original is shown.
 * It never fails a build.
 */
export async function copyPictures(
  addresses: readonly (string | null | undefined)[],
): Promise<ResponsiveSources> {
  const folders = __POST_PICTURES__;
  if (!folders) return {};
  const wanted = [...new Set(addresses)].filter((address) => typeof address === 'string');
  const pictures = await Promise.all(wanted.map((address) => copied(address, folders)));
  return Object.fromEntries(pictures.flatMap((one) => (one ? [[one.src, one]] : [])));
}
