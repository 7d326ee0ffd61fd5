import { describe, expect, it } from 'vitest';
import {
  cleanFileName,
  countShown,
  detailsOf,
  noUploads,
  parseTags,
  titleFromFileName,
  uploadReducer,
} from './uploadReducer.ts';

describe('the title of a picture', () => {
  it.each([
    ['theater.jpg', 'theater'],
    ['front.door.v2.JPEG', 'front.door.v2'],
    ['.jpg', '.jpg'],
    ['a/b\\c.gif', 'a/b\\c'],
    ['نخيل مضاء.jpg', 'نخيل مضاء'],
    ['evil\u202egpj.exe', 'evilgpj'],
    ['line\nbreak\0.png', 'linebreak'],
    ['\u202e', 'image'],
    ['', 'image'],
  ])('makes %j the title %j', (name, title) => {
    expect(titleFromFileName(name)).toBe(title);
  });
});

it('removes half a surrogate pair, which a database refuses', () => {
  expect(cleanFileName('a\ud83d.png')).toBe('a\ufffd.png');
});

it('splits tags at commas, trimmed, without blank and repeated ones', () => {
  expect(parseTags(' patio, string lights ,,patio, ')).toEqual(['patio', 'string lights']);
  expect(parseTags('')).toEqual([]);
});

describe('the stored details of a file', () => {
  const defaults = { category: 'hero-images', tags: ' a, b,,a', description: ' At dusk ' };
  const file = new File([], 'front.door.jpg');

  it("come from the form, except that the title comes from the file's name", () => {
    expect(detailsOf({ file, changes: {} }, defaults)).toEqual({
      ...{ title: 'front.door', category: 'hero-images', tags: ['a', 'b'], description: 'At dusk' },
    });
  });

  it("stores a file's own details if they were changed", () => {
    const changes = { title: ' The first ', tags: [], category: 'blog-images' };
    expect(detailsOf({ file, changes }, defaults)).toEqual({
      ...{ title: 'The first', category: 'blog-images', tags: [], description: 'At dusk' },
    });
    expect(detailsOf({ file, changes: { title: '  ' } }, defaults).title).toBe('front.door');
  });
});

describe('the files that visitors will see', () => {
  const files = ['patio.jpg', 'IMG_4209.jpg', 'pool.jpg'].map((name) => ({
    ...{ id: name, file: new File([], name) },
  }));
  const chosen = uploadReducer(noUploads, { type: 'added', files });
  const category = 'project-gallery';

  it("are those of the projects page, except the ones with a camera's name", () => {
    expect(countShown(chosen)).toBe(0);
    const all = uploadReducer(chosen, { type: 'defaultsChanged', defaults: { category } });
    expect(countShown(all)).toBe(2);
    const changes = { title: 'Front door' };
    expect(countShown(uploadReducer(all, { type: 'changed', id: 'IMG_4209.jpg', changes }))).toBe(
      3,
    );
    const moved = (to: { status: 'success' | 'error' }) =>
      countShown(uploadReducer(all, { type: 'moved', id: 'pool.jpg', to }));
    expect(moved({ status: 'success' })).toBe(1);
    expect(moved({ status: 'error' })).toBe(2);
  });

  it('include a file with its own category', () => {
    expect(
      countShown(uploadReducer(chosen, { type: 'changed', id: 'pool.jpg', changes: { category } })),
    ).toBe(1);
  });
});
