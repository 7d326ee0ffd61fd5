import { type ByteReader, DamagedFile } from './ByteReader.ts';

/** A box of ISO/IEC 14496-12: `data` is where its content begins, `end` where the box ends. */
export interface Box {
  readonly name: string;
  readonly data: number;
  readonly end: number;
}

/** The boxes that lie one after the other between two places. @throws DamagedFile */
export function boxesIn(reader: ByteReader, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const name = reader.word(at + 4, 4);
    let size = reader.u32(at);
    let data = at + 8;
    if (size === 1) {
      size = reader.u32(at + 8) * 2 ** 32 + reader.u32(at + 12);
      data = at + 16;
    } else if (size === 0) size = to - at;
    const end = at + size;
    if (end < data || end > to) throw new DamagedFile(`has a box "${name}" of a wrong length`);
    boxes.push({ name, data, end });
    at = end;
  }
  return boxes;
}

export const boxNamed = (boxes: readonly Box[], name: string): Box | undefined =>
  boxes.find((box) => box.name === name);

/** Walks numbers of the widths that a table's head announces. */
export class Cursor {
  readonly #reader: ByteReader;
  at: number;

  constructor(reader: ByteReader, at: number) {
    this.#reader = reader;
    this.at = at;
  }

  /** An unsigned number of 0, 1, 2, 4 or 8 bytes. */
  next(width: number): number {
    let value = 0;
    for (let byte = 0; byte < width; byte += 1) {
      value = value * 256 + this.#reader.u8(this.at + byte);
    }
    this.at += width;
    return value;
  }
}
