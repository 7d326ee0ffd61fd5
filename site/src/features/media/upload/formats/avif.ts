import {
  type Box,
  boxesIn,
  boxNamed,
  type Extent,
  readItemKinds,
  readLocations,
  readProperties,
} from './avifBoxes.ts';
import { ByteReader, DamagedFile } from './ByteReader.ts';
import { asShown, type Picture } from './picture.ts';

/** Version and flags, before the content of most boxes. */
const FULL = 4;

/** A TIFF structure without a single entry: EXIF that says nothing. Zeros alone would be no EXIF. */
const emptyExif = Uint8Array.of(0, 0, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0);

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The size of the whole picture, and the largest that any part claims to have: a file could hide
 * a huge part behind a small one.
 */
function readSize(reader: ByteReader, children: readonly Box[]): Size {
  const iprp = boxNamed(children, 'iprp');
  const pitm = boxNamed(children, 'pitm');
  const groups = iprp ? boxesIn(reader, iprp.data, iprp.end) : [];
  const ipco = boxNamed(groups, 'ipco');
  const ipma = boxNamed(groups, 'ipma');
  if (!ipco || !ipma || !pitm) throw new DamagedFile('does not say how large it is');
  const properties = boxesIn(reader, ipco.data, ipco.end);
  const primary =
    reader.u8(pitm.data) === 0 ? reader.u16(pitm.data + FULL) : reader.u32(pitm.data + FULL);
  const own = readProperties(reader, ipma, primary).flatMap((index) => properties[index - 1] ?? []);
  const sizeOf = ({ data }: Box) => [reader.u32(data + FULL), reader.u32(data + FULL + 4)] as const;
  const stated = boxNamed(own, 'ispe');
  const sizes = properties.filter(({ name }) => name === 'ispe').map(sizeOf);
  const pixels = ([width, height]: readonly [number, number]) => width * height;
  const largest = sizes.reduce((a, b) => (pixels(b) > pixels(a) ? b : a), [0, 0] as const);
  const [width, height] = stated ? sizeOf(stated) : largest;
  if (width === 0 || height === 0) throw new DamagedFile('has no pixels');
  if (pixels(largest) > 4 * pixels([width, height])) {
    throw new DamagedFile('holds parts larger than itself');
  }
  const turn = boxNamed(own, 'irot');
  const isSideways = turn !== undefined && reader.u8(turn.data) % 2 === 1;
  return asShown(width, height, isSideways ? 6 : 1);
}

/** Where EXIF and XMP lie. @throws DamagedFile when they are there but cannot be found. */
function findMetadata(reader: ByteReader, children: readonly Box[]): (Extent & { kind: string })[] {
  const iinf = boxNamed(children, 'iinf');
  const iloc = boxNamed(children, 'iloc');
  if (!iinf || !iloc) throw new DamagedFile('does not list what it holds');
  const locations = readLocations(reader, iloc);
  const inside = boxNamed(children, 'idat');
  const metadata = [...readItemKinds(reader, iinf)].filter(([, kind]) =>
    ['Exif', 'mime', 'uri '].includes(kind),
  );
  return metadata.flatMap(([item, kind]) => {
    const location = locations.get(item);
    if (!location || (location.isInside && !inside)) {
      throw new DamagedFile('says where nothing can be found');
    }
    const base = location.isInside ? (inside?.data ?? 0) : 0;
    return location.extents.map(({ from, length }) => ({ kind, from: base + from, length }));
  });
}

/** Boxes that may hold words and places outside the picture itself, down to the tracks of a film. */
function findNotes(reader: ByteReader, from: number, to: number): Box[] {
  return boxesIn(reader, from, to).flatMap((box) => {
    if (['moov', 'trak'].includes(box.name)) return findNotes(reader, box.data, box.end);
    return ['udta', 'uuid'].includes(box.name) ? [box] : [];
  });
}

/**
 * Reads the boxes of an AVIF. Everything in it is found by counting bytes from the beginning, so
 * metadata is not cut out but written over with nothing; the length stays.
 * @throws DamagedFile
 */
export function readAvif(bytes: Uint8Array): Picture {
  const reader = new ByteReader(bytes);
  const meta = boxNamed(boxesIn(reader, 0, bytes.length), 'meta');
  if (!meta) throw new DamagedFile('does not say what it holds');
  const children = boxesIn(reader, meta.data + FULL, meta.end);
  const size = readSize(reader, children);
  const clean = bytes.slice();
  for (const { kind, from, length } of findMetadata(reader, children)) {
    // A length of 0 means all the rest, which no metadata has a right to.
    if (length === 0) throw new DamagedFile('has metadata without an end');
    reader.cut(from, from + length);
    clean.fill(0, from, from + length);
    if (kind === 'Exif' && length >= emptyExif.length) clean.set(emptyExif, from);
  }
  for (const { data, end } of findNotes(reader, 0, bytes.length)) {
    clean.set([0x66, 0x72, 0x65, 0x65], data - 4); // free
    clean.fill(0, data, end);
  }
  return { ...size, parts: [clean] };
}
