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

export interface Extent {
  readonly from: number;
  readonly length: number;
}

/** Places in the file, by item; `isInside` when they are counted from the box `idat`. */
export interface Location {
  readonly extents: readonly Extent[];
  readonly isInside: boolean;
}

/** Kind of each item, by its number: `av01`, `Exif`, `mime` ... (box `iinf`). */
export function readItemKinds(reader: ByteReader, { data, end }: Box): Map<number, string> {
  const countWidth = reader.u8(data) === 0 ? 2 : 4;
  const entries = boxesIn(reader, data + 4 + countWidth, end);
  return new Map(
    entries.map((entry): [number, string] => {
      const numberWidth = reader.u8(entry.data) < 3 ? 2 : 4;
      const cursor = new Cursor(reader, entry.data + 4);
      const item = cursor.next(numberWidth);
      return [item, reader.word(cursor.at + 2, 4)];
    }),
  );
}

/** Where each item's bytes are (box `iloc`, versions 0 to 2). @throws DamagedFile */
export function readLocations(reader: ByteReader, { data, end }: Box): Map<number, Location> {
  const version = reader.u8(data);
  const widths = reader.u16(data + 4);
  const [offsetWidth, lengthWidth, baseWidth] = [
    widths >> 12,
    (widths >> 8) & 15,
    (widths >> 4) & 15,
  ];
  const indexWidth = version === 0 ? 0 : widths & 15;
  const numberWidth = version < 2 ? 2 : 4;
  const cursor = new Cursor(reader, data + 6);
  const locations = new Map<number, Location>();
  for (let left = cursor.next(numberWidth); left > 0; left -= 1) {
    const item = cursor.next(numberWidth);
    const method = version === 0 ? 0 : cursor.next(2) & 15;
    cursor.next(2);
    const base = cursor.next(baseWidth);
    const extents: Extent[] = [];
    for (let more = cursor.next(2); more > 0; more -= 1) {
      cursor.next(indexWidth);
      const offset = cursor.next(offsetWidth);
      extents.push({ from: base + offset, length: cursor.next(lengthWidth) });
    }
    if (method > 1 || cursor.at > end) throw new DamagedFile('says where nothing can be found');
    locations.set(item, { extents, isInside: method === 1 });
  }
  return locations;
}

/** The properties of one item, as places in `ipco` counted from 1 (box `ipma`). */
export function readProperties(reader: ByteReader, { data }: Box, wanted: number): number[] {
  const numberWidth = reader.u8(data) < 1 ? 2 : 4;
  const indexWidth = reader.u8(data + 3) & 1 ? 2 : 1;
  const cursor = new Cursor(reader, data + 4);
  const found: number[] = [];
  for (let left = cursor.next(4); left > 0; left -= 1) {
    const item = cursor.next(numberWidth);
    for (let more = cursor.next(1); more > 0; more -= 1) {
      const index = cursor.next(indexWidth) & (indexWidth === 2 ? 0x7fff : 0x7f);
      if (item === wanted) found.push(index);
    }
  }
  return found;
}
