import { ByteReader, DamagedFile } from './ByteReader.ts';
import { Parts, type Picture } from './picture.ts';

const HEADER_LENGTH = 13;
const FRAME_LENGTH = 10;
const EXTENSION = 0x21;
const FRAME = 0x2c;
const TRAILER = 0x3b;
const COMMENT = 0xfe;
const APPLICATION = 0xff;

/** How often it repeats, and its colors; XMP and the makers' own notes are not among them. */
const keptApplications = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];

const tableLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Behind the last of the short blocks that data comes in. */
function endOfBlocks(reader: ByteReader, from: number): number {
  let at = from;
  for (let size = reader.u8(at); size > 0; size = reader.u8(at)) at += 1 + size;
  return at + 1;
}

const isKept = (reader: ByteReader, at: number) => {
  const label = reader.u8(at + 1);
  return label === APPLICATION
    ? keptApplications.includes(reader.word(at + 3, 11))
    : label !== COMMENT;
};

/**
 * Walks the blocks of a GIF; comments and XMP go. A frame may be larger than the picture says it is,
 * so the size counts the largest of them.
 * @throws DamagedFile
 */
export function readGif(bytes: Uint8Array): Picture {
  const reader = new ByteReader(bytes);
  const parts = new Parts();
  let [width, height, frames] = [reader.u16(6, true), reader.u16(8, true), 0];
  let at = HEADER_LENGTH + tableLength(reader.u8(10));
  parts.add(reader.cut(0, at));
  // Decoders forgive a missing trailer, never half a block.
  while (at < reader.length && reader.u8(at) !== TRAILER) {
    const kind = reader.u8(at);
    let end: number;
    if (kind === FRAME) {
      width = Math.max(width, reader.u16(at + 1, true) + reader.u16(at + 5, true));
      height = Math.max(height, reader.u16(at + 3, true) + reader.u16(at + 7, true));
      frames += 1;
      end = endOfBlocks(reader, at + FRAME_LENGTH + tableLength(reader.u8(at + 9)) + 1);
    } else if (kind === EXTENSION) end = endOfBlocks(reader, at + 2);
    else throw new DamagedFile(`has an unknown block at byte ${at}`);
    const block = reader.cut(at, end);
    if (kind === FRAME || isKept(reader, at)) parts.add(block);
    at = end;
  }
  if (frames === 0 || width === 0 || height === 0) throw new DamagedFile('holds no picture');
  if (at < reader.length) parts.add(reader.cut(at, at + 1));
  return { width, height, parts: parts.list };
}
