import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { sharePath, shareSize } from '../src/seo/addresses.ts';
import type { Head } from './parseHead.ts';
import { type Overlay, shareImageOverlay } from './shareImageOverlay.ts';

const masters = new URL('../../packages/imagery/masters/', import.meta.url);
const photos = new URL('../src/pictures/', import.meta.url);

/** Names of the share pictures of all pages. Pictures from other sites aren't cropped. */
export function sharedPictureNames(heads: readonly Head[], site: string): string[] {
  const names = heads.flatMap(({ sharePicture }) => {
    const name = sharePicture?.match(/\/og\/([a-z0-9-]+)\.jpg$/)?.[1];
    return name && sharePicture === site + sharePath(name) ? [name] : [];
  });
  return [...new Set(names)].sort();
}

/**
 * Returns a site picture's original, or the widest copy that the build made of a post's picture.
 */
async function originalOf(name: string, client: URL): Promise<string> {
  const assets = new URL('assets/', client);
  const widthOf = (file: string) => Number(file.slice(name.length + 1, -'.webp'.length));
  const copies = (await readdir(assets).catch(() => []))
    .filter((file) => file.startsWith(`${name}-`) && widthOf(file) > 0)
    .sort((a, b) => widthOf(b) - widthOf(a));
  const paths = [
    ...copies.slice(0, 1).map((file) => new URL(file, assets)),
    new URL(`${name}.jpg`, photos),
    new URL(`${name}.webp`, masters),
  ].map((url) => fileURLToPath(url));
  const path = paths.find(existsSync);
  if (path) return path;
  throw new Error(
    `A page is shared with the picture "${name}", but neither site/src/pictures nor packages/imagery/masters has an original of that name, so its preview would be empty. Put ${name}.jpg into site/src/pictures, or name another.`,
  );
}

async function cut(name: string, client: URL, overlay: Overlay): Promise<void> {
  await sharp(await originalOf(name, client))
    .resize(shareSize.width, shareSize.height, { fit: 'cover' })
    .composite([...overlay])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(fileURLToPath(new URL(`.${sharePath(name)}`, client)));
}

/** JPEG, because some networks show no other format. Each picture shows the company's name. */
export async function writeShareImages(names: readonly string[], client: URL): Promise<void> {
  await mkdir(new URL('og/', client), { recursive: true });
  const overlay = await shareImageOverlay();
  await Promise.all(names.map((name) => cut(name, client, overlay)));
}
