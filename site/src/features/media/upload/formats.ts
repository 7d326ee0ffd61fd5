import { readAvif } from './formats/avif.ts';
import { readGif } from './formats/gif.ts';
import { readJpeg } from './formats/jpeg.ts';
import type { Picture } from './formats/picture.ts';
import { readPng } from './formats/png.ts';
import { readWebp } from './formats/webp.ts';

/** What the bucket takes and every browser shows. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'image/avif';

interface Format {
  /** As people call it. */
  readonly name: string;
  /** For the stored file; never taken from the given name. */
  readonly extension: string;
  readonly read: (bytes: Uint8Array) => Picture;
}

export const formats: Readonly<Record<ImageType, Format>> = {
  'image/jpeg': { name: 'JPG', extension: 'jpg', read: readJpeg },
  'image/png': { name: 'PNG', extension: 'png', read: readPng },
  'image/gif': { name: 'GIF', extension: 'gif', read: readGif },
  'image/webp': { name: 'WebP', extension: 'webp', read: readWebp },
  'image/avif': { name: 'AVIF', extension: 'avif', read: readAvif },
};

/** Every format that is taken, in words: "JPG, PNG, GIF, WebP, or AVIF". */
export const acceptedFormats: string = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(
  Object.values(formats).map(({ name }) => name),
);

/** docs/behavior.md#media-file-checks. More pixels would exhaust a browser's memory. */
export const uploadLimits = {
  bytes: 10 * 1024 * 1024,
  /** 64 million pixels take a quarter of a gigabyte once they are decoded. */
  pixels: 64_000_000,
  /** The longest side of a canvas, and nearly that of WebP. */
  side: 16_384,
} as const;

/** What may be uploaded, for people. */
export const acceptedFiles = `${acceptedFormats}, up to ${uploadLimits.bytes / 1024 / 1024}\u00a0MB each`;
