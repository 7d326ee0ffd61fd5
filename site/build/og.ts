import { access, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { sharePath, shareSize } from '../src/seo/sharePicture.ts';
import type { Head } from './head.ts';

const masters = new URL('../imagery/masters/', import.meta.url);

/** Names of the site's own pictures that pages ask networks to show; photographs of the backend are not ours to cut. */
export function sharedNames(heads: readonly Head[], site: string): string[] {
  const names = heads.flatMap(({ sharePicture }) => {
    const name = sharePicture?.match(/\/og\/([a-z0-9-]+)\.jpg$/)?.[1];
    return name && sharePicture === site + sharePath(name) ? [name] : [];
  });
  return [...new Set(names)].sort();
}

async function cut(name: string, client: URL): Promise<void> {
  const master = new URL(`${name}.webp`, masters);
  await access(master).catch(() => {
    throw new Error(
      `A page is shared with the picture "${name}", but site/imagery/masters has none of that name, so its preview would be empty. Render it (site/imagery/README.md) or name another.`,
    );
  });
  await sharp(fileURLToPath(master))
    .resize(shareSize.width, shareSize.height, { fit: 'cover' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(fileURLToPath(new URL(`.${sharePath(name)}`, client)));
}

/** JPEG, because some networks still show no other kind. */
export async function writeSharePictures(names: readonly string[], client: URL): Promise<void> {
  await mkdir(new URL('og/', client), { recursive: true });
  await Promise.all(names.map((name) => cut(name, client)));
}
