import { ByteReader, DamagedFile } from './ByteReader.ts';
import { Parts, type Picture } from './picture.ts';

const HEADER_LENGTH = 12;
const kept = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of VP8X that announce metadata. */
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Size by the kind of chunk; `data` is where its data begins (RFC 9649). */
function sizeIn(reader: ByteReader, name: string, data: number): Size | undefined {
  if (name === 'VP8X') {
    return { width: reader.u24Little(data + 4) + 1, height: reader.u24Little(data + 7) + 1 };
  }
  if (name === 'VP8 ') {
    const [width, height] = [reader.u16(data + 6, true), reader.u16(data + 8, true)];
    return { width: width & 0x3fff, height: height & 0x3fff };
  }
  if (name !== 'VP8L') return undefined;
  const bits = reader.u32(data + 1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function header(parts: readonly Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 'WEBP'.length);
  const bytes = new TextEncoder().encode('RIFF....WEBP');
  new DataView(bytes.buffer).setUint32(4, length, true);
  return bytes;
}

function withoutFlags(chunk: Uint8Array): Uint8Array {
  const copy = chunk.slice();
  copy[8] = (copy[8] ?? 0) & ~(EXIF_FLAG | XMP_FLAG);
  return copy;
}

/**
 * Walks the chunks of a WebP; EXIF, XMP and unknown chunks go. The turn goes with them: Chromium and
 * Firefox never make it in this format, so without it every browser shows the same.
 * @throws DamagedFile
 */
export function readWebp(bytes: Uint8Array): Picture {
  const reader = new ByteReader(bytes);
  const total = 8 + reader.u32(4, true);
  if (total > reader.length) throw new DamagedFile('ends before it should');
  const chunks: Uint8Array[] = [];
  let [width, height] = [0, 0];
  for (let at = HEADER_LENGTH; at < total; ) {
    const name = reader.word(at, 4);
    const length = reader.u32(at + 4, true);
    // A last odd chunk may lack its padding.
    const end = Math.min(at + 8 + length + (length % 2), reader.length);
    const chunk = reader.cut(at, Math.max(end, at + 8 + length));
    const size = sizeIn(reader, name, at + 8);
    if (size) [width, height] = [Math.max(width, size.width), Math.max(height, size.height)];
    if (kept.has(name)) chunks.push(chunk);
    at = end;
  }
  if (width === 0 || height === 0) throw new DamagedFile('does not say how large it is');
  const body = new Parts();
  for (const chunk of chunks) {
    const isExtended = new ByteReader(chunk).word(0, 4) === 'VP8X';
    body.add(isExtended ? withoutFlags(chunk) : chunk);
  }
  return { width, height, parts: [header(body.list), ...body.list] };
}
