import { ByteReader, DamagedFile } from './ByteReader.ts';

/** What one reading of a file's structure tells; a reader per format gives it. */
export interface Picture {
  /** As it is shown: after the turn that the file asks for. */
  readonly width: number;
  readonly height: number;
  /** The file without its metadata, in order; pieces of the given bytes wherever nothing changed. */
  readonly parts: readonly Uint8Array[];
}

/** Width and height change places for a picture that is shown on its side: orientations 5 to 8 of EXIF. */
export function asShown(width: number, height: number, orientation: number) {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** Gathers pieces and joins neighbors, so that a long file stays a handful of views. */
export class Parts {
  readonly list: Uint8Array[] = [];

  add(piece: Uint8Array): void {
    const last = this.list.at(-1);
    const touches =
      last?.buffer === piece.buffer && last.byteOffset + last.byteLength === piece.byteOffset;
    if (!last || !touches) this.list.push(piece);
    else {
      const length = last.byteLength + piece.byteLength;
      this.list[this.list.length - 1] = new Uint8Array(last.buffer, last.byteOffset, length);
    }
  }
}

const ORIENTATION_TAG = 0x0112;
const ENTRY_LENGTH = 12;

/**
 * The turn that EXIF asks for, 1 (none) to 8, out of its TIFF structure. Camera makers fill the rest
 * as they like, so whatever cannot be read means that no turn is asked for.
 */
export function readOrientation(tiff: Uint8Array): number {
  const reader = new ByteReader(tiff);
  const order = reader.word(0, 2);
  if (order !== 'II' && order !== 'MM') return 1;
  const isLittle = order === 'II';
  try {
    const directory = reader.u32(4, isLittle);
    const entries = reader.u16(directory, isLittle);
    for (let entry = 0; entry < entries; entry += 1) {
      const at = directory + 2 + entry * ENTRY_LENGTH;
      if (reader.u16(at, isLittle) !== ORIENTATION_TAG) continue;
      const value = reader.u16(at + 8, isLittle);
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch (cause) {
    if (!(cause instanceof DamagedFile)) throw cause;
  }
  return 1;
}

/** A TIFF structure that says the turn and nothing else: no place, no camera, no small copy. */
export function writeOrientation(orientation: number): Uint8Array {
  return Uint8Array.of(
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8], // big-endian, first directory at byte 8
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0], // one entry
    ...[0, 0, 0, 0], // no further directory
  );
}
