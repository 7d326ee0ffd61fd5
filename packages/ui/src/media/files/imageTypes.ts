import { readAvif } from './formats/avif.ts';
import { readGif } from './formats/gif.ts';
import { readJpeg } from './formats/jpeg.ts';
import type { Picture } from './formats/picture.ts';
import { readPng } from './formats/png.ts';
import { readWebp } from './formats/webp.ts';

/** What the bucket takes and every browser shows. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'image/avif';

interface Format {
  /** For the stored file; never taken from the given name. */
  readonly extension: string;
  readonly read: (bytes: Uint8Array) => Picture;
}

export const formats: Readonly<Record<ImageType, Format>> = {
  'image/jpeg': { extension: 'jpg', read: readJpeg },
  'image/png': { extension: 'png', read: readPng },
  'image/gif': { extension: 'gif', read: readGif },
  'image/webp': { extension: 'webp', read: readWebp },
  'image/avif': { extension: 'avif', read: readAvif },
};
