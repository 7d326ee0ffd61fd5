import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkedType, typeOfBytes } from './fileTypes.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const EBML = '\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82';

describe('a file’s type is recognized by its bytes', () => {
  test.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('recognizes a %s', async (format) => {
    const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#963' } });
    expect(typeOfBytes(await image.toFormat(format).toBuffer())).toBe(`image/${format}`);
  });

  test.each([
    ['video/webm', `${EBML}\x84webm`],
    ['image/avif', '\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf'],
    // Animated AVIF also lists a brand of MP4.
    ['image/avif', '\0\0\0\x1cftypavis\0\0\0\0avismsf1iso8'],
    ['video/mp4', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
    ['video/mp4', '\0\0\0\x14ftypM4V \0\0\0\0M4V '],
  ])('recognizes %s by its signature', (type, text) => {
    expect(typeOfBytes(latin(text))).toBe(type);
  });

  test.each([
    ['a page', '<!doctype html><script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['QuickTime', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
    ['a brand that stands behind the box of brands', '\0\0\0\x14ftypheic\0\0\0\0heicavif'],
    ['Matroska', `${EBML}\x88matroska`],
    ['a sound in RIFF', 'RIFF\x24\0\0\0WAVEfmt '],
    ['half a signature', '\x89PNG'],
    ['nothing', ''],
  ])('does not recognize %s, which browsers do not show in a page', (_what, text) => {
    expect(typeOfBytes(latin(text))).toBeUndefined();
  });
});

describe('the stored type', () => {
  const gif = latin('GIF89a');
  const anything = { allowedMimeTypes: null };

  test.each(['image/gif', 'IMAGE/GIF', 'image/gif;x,text/html', 'image/gif; charset=utf-8'])(
    'stores a GIF declared as %s as image/gif',
    (declared) => expect(checkedType(declared, gif, anything)).toBe('image/gif'),
  );

  test('is the type of the bytes if the upload declares none', () => {
    expect(checkedType('application/octet-stream', gif, anything)).toBe('image/gif');
  });

  test('is the declared type, without parameters, if the bytes are not recognized', () => {
    expect(checkedType('text/plain; charset=utf-8', latin('words'), anything)).toBe('text/plain');
  });

  test.each([
    ['image/png', gif, /declared as image\/png, but its bytes are image\/gif/],
    ['text/html', gif, /declared as text\/html, but its bytes are image\/gif/],
    ['image/png', latin('<script>'), /declared as image\/png, but its bytes are something else/],
    ['video/mp4', latin(''), /declared as video\/mp4, but its bytes are something else/],
    ['image/png, text/html', gif, /"image\/png, text\/html" is not a media type/],
    ['image', gif, /"image" is not a media type/],
    ['image/gif\r\nx: y', gif, /is not a media type/],
  ])('is refused if %s contradicts the bytes or is not a type', (declared, bytes, message) => {
    expect(() => checkedType(declared, bytes, anything)).toThrow(message);
  });

  test('refuses a type that the bucket does not accept', () => {
    const images = { allowedMimeTypes: ['image/*', 'application/pdf'] };
    expect(checkedType('image/gif', gif, images)).toBe('image/gif');
    expect(checkedType('application/pdf', latin('%PDF-1.7'), images)).toBe('application/pdf');
    expect(() => checkedType('text/plain', latin('x'), images)).toThrow(
      'mime type text/plain is not supported',
    );
  });
});
