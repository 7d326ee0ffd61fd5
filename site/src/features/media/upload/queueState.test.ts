import { describe, expect, it } from 'vitest';
import { cleanFileName, parseTags, titleFromFileName } from './queueState.ts';

describe('the title of a picture', () => {
  it.each([
    ['theater.jpg', 'theater'],
    ['front.door.v2.JPEG', 'front.door.v2'],
    ['no extension', 'no extension'],
    ['.jpg', '.jpg'],
    ['💡 patio 🌴.webp', '💡 patio 🌴'],
    [`"quoted" 'name'.png`, `"quoted" 'name'`],
    ['<b>bold</b>.png', '<b>bold</b>'],
    ['a/b\\c.gif', 'a/b\\c'],
    ['نخيل مضاء.jpg', 'نخيل مضاء'],
    [`${'x'.repeat(251)}.jpg`, 'x'.repeat(251)],
    ['evil\u202egpj.exe', 'evilgpj'],
    ['line\nbreak\0.png', 'linebreak'],
    ['', 'image'],
  ])('of %j is %j', (name, title) => {
    expect(titleFromFileName(name)).toBe(title);
  });
});

it('keeps half a letter out of the database', () => {
  expect(cleanFileName('a\ud83d.png')).toBe('a\ufffd.png');
});

it('takes tags out of a line by its commas, trimmed, without blank and repeated ones', () => {
  expect(parseTags(' patio, string lights ,,patio, ')).toEqual(['patio', 'string lights']);
  expect(parseTags('')).toEqual([]);
});
