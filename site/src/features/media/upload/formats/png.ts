import { ByteReader, DamagedFile } from './ByteReader.ts';
import { asShown, Parts, type Picture, readOrientation, writeOrientation } from './picture.ts';

const SIGNATURE_LENGTH = 8;
/** Length, name and check sum around the data. */
const CHUNK_FRAME = 12;

/** What decides how pixels look (PNG third edition); texts, times, places and makers' own do not. */
const kept = new Set(
  (
    'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT ' +
    'acTL fcTL fdAT'
  ).split(' '),
);

/** The check sum of a chunk's name and data (PNG, annex D). */
function checkSum(bytes: Uint8Array): number {
  let sum = 0xffff_ffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb8_8320 : sum >>> 1;
  }
  return (sum ^ 0xffff_ffff) >>> 0;
}

function turnChunk(orientation: number): Uint8Array {
  const tiff = writeOrientation(orientation);
  const chunk = new Uint8Array(CHUNK_FRAME + tiff.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, tiff.length);
  chunk.set([0x65, 0x58, 0x49, 0x66], 4); // eXIf
  chunk.set(tiff, 8);
  view.setUint32(8 + tiff.length, checkSum(chunk.subarray(4, 8 + tiff.length)));
  return chunk;
}

/**
 * Walks the chunks of a PNG and keeps those that decide how it looks; what follows the end goes too.
 * @throws DamagedFile
 */
export function readPng(bytes: Uint8Array): Picture {
  const reader = new ByteReader(bytes);
  const parts = new Parts();
  parts.add(reader.cut(0, SIGNATURE_LENGTH));
  if (reader.word(12, 4) !== 'IHDR') throw new DamagedFile('does not begin with its header');
  const [width, height] = [reader.u32(16), reader.u32(20)];
  if (width === 0 || height === 0) throw new DamagedFile('has no pixels');
  let orientation = 1;
  for (let at = SIGNATURE_LENGTH, name = ''; name !== 'IEND'; ) {
    name = reader.word(at + 4, 4);
    const end = at + CHUNK_FRAME + reader.u32(at);
    const chunk = reader.cut(at, end);
    if (kept.has(name)) parts.add(chunk);
    else if (name === 'eXIf') {
      orientation = readOrientation(chunk.subarray(8, -4));
      if (orientation > 1) parts.add(turnChunk(orientation));
    }
    at = end;
  }
  return { ...asShown(width, height, orientation), parts: parts.list };
}
