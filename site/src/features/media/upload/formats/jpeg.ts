import { ByteReader, DamagedFile } from './ByteReader.ts';
import { asShown, Parts, type Picture, readOrientation, writeOrientation } from './picture.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const COMMENT = 0xfe;
const EXIF = 'Exif\0\0';

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef;
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** What decides how pixels look: the pixel's shape, the color profile, the color transform. */
const isForDecoders = (marker: number, name: string) =>
  (marker === 0xe0 && name.startsWith('JFIF\0')) ||
  (marker === 0xe2 && name.startsWith('ICC_PROFILE\0')) ||
  (marker === 0xee && name.startsWith('Adobe'));

/** The end of compressed data: the next 0xFF that is neither data itself nor a restart marker. */
function endOfScan({ bytes }: ByteReader, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next === 0xff) at += 1;
    else if (next === 0 || isRestart(next)) at += 2;
    else return at;
  }
  return bytes.length;
}

/** An APP1 segment with the turn alone. */
function turnSegment(orientation: number): Uint8Array {
  const tiff = writeOrientation(orientation);
  const name = [...EXIF].map((letter) => letter.charCodeAt(0));
  return Uint8Array.of(0xff, 0xe1, 0, 2 + name.length + tiff.length, ...name, ...tiff);
}

class JpegReader {
  readonly #reader: ByteReader;
  readonly parts = new Parts();
  width = 0;
  height = 0;
  orientation: number | undefined;
  #hasScan = false;

  constructor(reader: ByteReader) {
    this.#reader = reader;
    this.parts.add(reader.cut(0, 2));
  }

  /** Where the next marker stands; undefined once a picture that has data simply ends. */
  nextMarker(from: number): number | undefined {
    const { bytes, length } = this.#reader;
    let at = bytes.indexOf(0xff, from);
    while (at >= 0 && bytes[at + 1] === 0xff) at += 1;
    if (at >= 0 && at + 1 < length) return at;
    if (!this.#hasScan) throw new DamagedFile('ends before its picture begins');
    return undefined;
  }

  /** Reads the segment at a marker and gives the place behind it; undefined at the end. */
  segment(at: number): number | undefined {
    const reader = this.#reader;
    const marker = reader.u8(at + 1);
    if (marker === END_OF_IMAGE) {
      this.parts.add(reader.cut(at, at + 2));
      return undefined;
    }
    // Strays between segments, which decoders skip as well.
    if (marker <= 0x01 || isRestart(marker)) return at + 2;
    const length = reader.u16(at + 2);
    if (length < 2) throw new DamagedFile('has a segment shorter than its own length');
    const end = at + 2 + length;
    const segment = reader.cut(at, end);
    if (isFrame(marker)) this.#frame(at);
    if (marker === START_OF_SCAN) {
      this.#hasScan = true;
      const dataEnd = endOfScan(reader, end);
      this.parts.add(reader.cut(at, dataEnd));
      return dataEnd;
    }
    if (isApplication(marker)) this.#application(marker, at, segment);
    else if (marker !== COMMENT) this.parts.add(segment);
    return end;
  }

  #frame(at: number): void {
    this.height = Math.max(this.height, this.#reader.u16(at + 5));
    this.width = Math.max(this.width, this.#reader.u16(at + 7));
  }

  #application(marker: number, at: number, segment: Uint8Array): void {
    const name = this.#reader.word(at + 4, 12);
    if (isForDecoders(marker, name)) this.parts.add(segment);
    if (marker !== 0xe1 || !name.startsWith(EXIF) || this.orientation !== undefined) return;
    this.orientation = readOrientation(segment.subarray(4 + EXIF.length));
    if (this.orientation > 1) this.parts.add(turnSegment(this.orientation));
  }
}

/**
 * Walks the segments of a JPEG and keeps those that decide how it looks. Place, camera, small copies
 * and comments go, and so does everything after its end, where phones put films and second pictures
 * with a place of their own. The compressed data stays as it is, so nothing loses quality.
 * @throws DamagedFile
 */
export function readJpeg(bytes: Uint8Array): Picture {
  const jpeg = new JpegReader(new ByteReader(bytes));
  let at: number | undefined = 2;
  while (at !== undefined) {
    const marker = jpeg.nextMarker(at);
    at = marker === undefined ? undefined : jpeg.segment(marker);
  }
  const { width, height, orientation = 1, parts } = jpeg;
  if (width === 0 || height === 0) throw new DamagedFile('does not say how large it is');
  return { ...asShown(width, height, orientation), parts: parts.list };
}
