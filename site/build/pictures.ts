import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { fallbackWidth, type PictureFacts } from '../src/pictures/manifest.ts';
import { leastWidth, originalOf, pictureBudgets, writePicture } from './pictureVariants.ts';

const folder = fileURLToPath(new URL('../src/pictures/', import.meta.url));
const made = join(folder, 'made');

/** Part of the hash, so that changed settings produce new files. */
const RECIPE = JSON.stringify([pictureBudgets, fallbackWidth, leastWidth]);

/** The files made from a photo, and a hash of the photo and the settings. */
interface MadePicture extends PictureFacts {
  readonly madeFrom: string;
}

/** Makes the sizes of a photo, unless they exist for this photo and these settings. */
async function makePhoto(
  file: string,
  from: string,
  to: string,
  known: MadePicture | undefined,
): Promise<MadePicture> {
  const name = basename(file, '.jpg');
  const photo = await readFile(join(from, file));
  const madeFrom = createHash('sha256').update(RECIPE).update(photo).digest('hex');
  if (known?.madeFrom === madeFrom) return known;
  try {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
      throw new Error('Name it in lower case with hyphens, such as "city-tucson.jpg".');
    }
    const facts = await writePicture(await originalOf(photo), name, to);
    return { ...facts, alt: '', madeFrom };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The photo ${file} in site/src/pictures cannot be used. ${reason}`);
  }
}

/** Makes the site's files from every photo (`*.jpg`), and a manifest of the photos. */
export async function makePhotos(from = folder, to = join(from, 'made')): Promise<void> {
  await mkdir(to, { recursive: true });
  const path = join(to, 'manifest.json');
  const text = await readFile(path, 'utf8').catch(() => '{}');
  const known: Record<string, MadePicture> = JSON.parse(text);
  const pictures: Record<string, MadePicture> = {};
  for (const file of (await readdir(from)).filter((file) => file.endsWith('.jpg'))) {
    const name = basename(file, '.jpg');
    pictures[name] = await makePhoto(file, from, to, known[name]);
  }
  // Written last and atomically, so the manifest names only existing files.
  await writeFile(`${path}.${process.pid}`, JSON.stringify(pictures));
  await rename(`${path}.${process.pid}`, path);
}

/** Processes photos before the build, and under `pnpm dev` whenever one is added to the folder. */
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
