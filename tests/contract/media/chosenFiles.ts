import { latin } from '../../../site/src/features/media/upload/uploads.fixtures.ts';

const MEGABYTE = 1024 * 1024;
export const LARGEST = 10 * MEGABYTE;

const named = (bytes: BlobPart, name: string, type = 'image/jpeg') =>
  new File([bytes], name, { type });

const beginnings = { jpeg: '\xff\xd8\xff', png: '\x89PNG\r\n\x1a\n', webp: 'RIFF\x40\0\0\0WEBP' };
const formats = ['jpeg', 'png', 'webp'] as const;

/** As much of pictures as is looked at here, each of other bytes. */
export const photos = (count: number): File[] =>
  Array.from({ length: count }, (_, index) => {
    const format = formats[index % 3] ?? 'jpeg';
    const bytes = latin(`${beginnings[format]}${index}`);
    return named(bytes, `photo ${index + 1}.${format}`, `image/${format}`);
  });

/** A JPEG of exactly so many bytes. */
export const photoOfSize = (bytes: number): File =>
  named(latin(beginnings.jpeg.padEnd(bytes, '.')), `${bytes}.jpg`);

/** Twenty files that must not be taken, each bad in one of five ways. */
export const badFiles = (): File[] =>
  Array.from({ length: 4 }, (_, index) => [
    named('text', `notes ${index}.txt`, 'text/plain'),
    named('', `empty ${index}.jpg`),
    named('<html><script>', `page ${index}.jpg`),
    named('<svg xmlns="http://www.w3.org/2000/svg"/>', `plan ${index}.svg`, 'image/svg+xml'),
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
