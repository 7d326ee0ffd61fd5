import {
  joined,
  latin,
  pictureOf,
} from '../../../site/src/features/media/upload/pictures.fixtures.ts';

const MEGABYTE = 1024 * 1024;
export const LARGEST = 10 * MEGABYTE;

const named = (bytes: BlobPart, name: string, type = 'image/jpeg') =>
  new File([bytes], name, { type });

/** Real pictures, each of another size and therefore of other bytes. */
export const photos = (count: number): Promise<File[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const format = (['jpeg', 'png', 'webp'] as const)[index % 3] ?? 'jpeg';
      const bytes = await pictureOf(format, { width: 8 + (index % 250), height: 8 });
      return named(bytes, `photo ${index + 1}.${format}`, `image/${format}`);
    }),
  );

/** A JPEG of exactly so many bytes, none of which is metadata. */
export async function photoOfSize(bytes: number): Promise<File> {
  const head = latin('\xff\xd8\xff\xc0\0\x0b\x08\0\x08\0\x08\x01\x01\x11\0\xff\xda\0\x02');
  const data = new Uint8Array(bytes - head.length - 2).fill(7);
  return named(joined(head, data, latin('\xff\xd9')), `${bytes}.jpg`);
}

/** A small file that would unpack to fourteen gigabytes. */
const bomb = () =>
  joined(
    latin('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\xea\x60\0\0\xea\x60\x08\x02\0\0\0\0\0\0\0'),
    latin('\0\0\0\0IEND\0\0\0\0'),
  );

/** Twenty files that must not be taken, each bad in one of five ways. */
export const badFiles = (): File[] =>
  Array.from({ length: 4 }, (_, index) => [
    named('text', `notes ${index}.txt`, 'text/plain'),
    named('', `empty ${index}.jpg`),
    named('<html><script>', `page ${index}.jpg`),
    named(bomb(), `bomb ${index}.png`, 'image/png'),
    named(new Uint8Array(LARGEST + 1), `large ${index}.jpg`),
  ]).flat();

export const wildNames = [
  '💡 patio 🌴.jpg',
  `"quotes" and 'more'.jpg`,
  'a/b\\c..%2e%2e?.jpg',
  `${'x'.repeat(251)}.jpg`,
  'نخيل مضاء عند المدخل.jpg',
  'evil\u202egpj.exe.jpg',
  '../../etc/passwd.jpg',
  '.jpg',
];
