/** The types that the bucket accepts and every browser shows, with their file extensions. */
const extensions = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
} as const;

export type ImageType = keyof typeof extensions;

export const isImageType = (type: string): type is ImageType => type in extensions;

export const extensionOf = (type: ImageType): string => extensions[type];

/** The formats that work in every browser, as text. */
export const acceptedFormats = 'JPG, PNG, GIF, WebP, or AVIF';

/** docs/behavior/media-center.md#media-file-checks */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** The accepted files, as text. */
export const acceptedFiles = `${acceptedFormats}, up to ${MAX_FILE_BYTES / 1024 / 1024}\u00a0MB each`;

/** The result of reading the first bytes: a supported type, another known format, or neither. */
export type Sniffed =
  | { readonly kind: 'image'; readonly type: ImageType; readonly isAnimated: boolean }
  | { readonly kind: 'foreign'; readonly format: string }
  | { readonly kind: 'svg' | 'unknown' };

/** The first bytes of each format, as Latin-1. */
const beginnings: readonly (readonly [begin: string, format: string])[] = [
  ['\xff\xd8\xff', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  // Every GIF counts as an animation, because GIFs have no camera data and are rarely photos.
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['II*\0', 'TIFF'],
  ['MM\0*', 'TIFF'],
  ['BM', 'BMP'],
  ['8BPS', 'Photoshop'],
  ['\0\0\x01\0', 'icon'],
  ['\xff\x0a', 'JPEG XL'],
  ['\0\0\0\x0cJXL \r\n', 'JPEG XL'],
  ['\0\0\0\x0cjP  \r\n', 'JPEG 2000'],
  ['%PDF', 'PDF'],
];

/**
 * Reads the brands of an ISO media file. They're in its first box, whose size is the fourth byte.
 */
function formatOfBrands(head: string): string | undefined {
  if (head.slice(4, 8) !== 'ftyp') return undefined;
  const brands = head.slice(8, head.charCodeAt(3));
  if (/avi[fs]/.test(brands)) return 'image/avif';
  return /hei[cmsx]|hevc|mif1|msf1/.test(brands) ? 'HEIC' : undefined;
}

/** Header bits of an extended WebP: animation, EXIF, and XMP. */
const ANIMATED = 0b10;
const METADATA = 0b1100;

/** Whether a WebP is animated and contains no EXIF or XMP. */
function isCleanAnimation(head: string): boolean {
  const flags = head.startsWith('VP8X', 12) ? head.charCodeAt(20) : 0;
  return (flags & (ANIMATED | METADATA)) === ANIMATED;
}

function isDrawing(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const utf16 = first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-16be';
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const text = new TextDecoder(isWide ? utf16 : 'utf-8').decode(bytes).trimStart();
  return text.startsWith('<') && /<(\w+:)?svg[\s>/]/i.test(text);
}

/** How many bytes to read. SVG files may start with long comments. */
const SNIFFED_BYTES = 4096;

/** Reads only the bytes, because a file's name and type prove nothing. */
export function sniff(bytes: Uint8Array): Sniffed {
  const begin = bytes.subarray(0, SNIFFED_BYTES);
  const head = String.fromCharCode(...begin.subarray(0, 256));
  const isWebp = head.startsWith('RIFF') && head.startsWith('WEBP', 8);
  const format = isWebp
    ? 'image/webp'
    : (beginnings.find(([expected]) => head.startsWith(expected))?.[1] ?? formatOfBrands(head));
  if (format === undefined) return { kind: isDrawing(begin) ? 'svg' : 'unknown' };
  if (!isImageType(format)) return { kind: 'foreign', format };
  const isAnimated = format === 'image/gif' || (isWebp && isCleanAnimation(head));
  return { kind: 'image', type: format, isAnimated };
}
