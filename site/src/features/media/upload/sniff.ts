import { ByteReader } from './formats/ByteReader.ts';
import type { ImageType } from './formats.ts';

/** What the first bytes say. `foreign`: a picture that browsers do not show, with its name. */
export type Sniffed =
  | { readonly kind: 'image'; readonly type: ImageType }
  | { readonly kind: 'svg' }
  | { readonly kind: 'foreign'; readonly format: string }
  | { readonly kind: 'unknown' };

/** How much is looked at; drawings may begin with long comments. */
const SNIFFED_BYTES = 4096;

const image = (type: ImageType): Sniffed => ({ kind: 'image', type });
const foreign = (format: string): Sniffed => ({ kind: 'foreign', format });

/** First bytes as Latin letters, and what they belong to (file(1) and the formats' own papers). */
const beginnings: readonly [begin: string, sniffed: Sniffed][] = [
  ['\xff\xd8\xff', image('image/jpeg')],
  ['\x89PNG\r\n\x1a\n', image('image/png')],
  ['GIF87a', image('image/gif')],
  ['GIF89a', image('image/gif')],
  ['II*\0', foreign('TIFF')],
  ['MM\0*', foreign('TIFF')],
  ['BM', foreign('BMP')],
  ['8BPS', foreign('Photoshop')],
  ['\0\0\x01\0', foreign('icon')],
  ['\xff\x0a', foreign('JPEG XL')],
  ['\0\0\0\x0cJXL \r\n', foreign('JPEG XL')],
  ['\0\0\0\x0cjP  \r\n', foreign('JPEG 2000')],
  ['%PDF', foreign('PDF')],
];

const heif = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'];

/** The brands of an ISO file: the first one and those it is compatible with. */
function sniffBrands(reader: ByteReader): Sniffed | undefined {
  if (reader.word(4, 4) !== 'ftyp' || reader.length < 12) return undefined;
  const end = Math.min(reader.u32(0), reader.length, 256);
  const brands = [reader.word(8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(reader.word(at, 4));
  if (brands.includes('avif') || brands.includes('avis')) return image('image/avif');
  return brands.some((brand) => heif.includes(brand)) ? foreign('HEIC') : undefined;
}

const encodingOf = (reader: ByteReader) => {
  const mark = reader.word(0, 2);
  if (mark === '\xff\xfe') return 'utf-16le';
  return mark === '\xfe\xff' ? 'utf-16be' : 'utf-8';
};

function isDrawing(reader: ByteReader): boolean {
  const begin = reader.bytes.subarray(0, SNIFFED_BYTES);
  const text = new TextDecoder(encodingOf(reader)).decode(begin).trimStart();
  return text.startsWith('<') && /<(\w+:)?svg[\s>/]/i.test(text);
}

/** Looks at the bytes alone: what a file is called and says of itself proves nothing. */
export function sniff(bytes: Uint8Array): Sniffed {
  const reader = new ByteReader(bytes);
  const begin = reader.word(0, 16);
  const known = beginnings.find(([expected]) => begin.startsWith(expected));
  if (known) return known[1];
  if (begin.startsWith('RIFF') && begin.slice(8, 12) === 'WEBP') return image('image/webp');
  return sniffBrands(reader) ?? (isDrawing(reader) ? { kind: 'svg' } : { kind: 'unknown' });
}
