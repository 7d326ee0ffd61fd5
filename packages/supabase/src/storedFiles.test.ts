import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replaceBackend } from './client.ts';
import {
  mediumCopyOf,
  newPath,
  pathFromUrl,
  smallCopyOf,
  thumbnailPath,
  urlVariants,
  withAbsoluteUrls,
} from './storedFiles.ts';

const backend = 'https://backend.test';
const path = '/storage/v1/object/public/custom-designs-images/seed/a.webp';
const full = backend + path;

beforeEach(() => replaceBackend({ supabaseUrl: backend }));
afterEach(() => replaceBackend());

describe('a stored file named by its path', () => {
  it("gets the address of the site's backend", () => {
    expect(withAbsoluteUrls(path)).toBe(full);
    replaceBackend({ supabaseUrl: 'https://another.test' });
    expect(withAbsoluteUrls(path)).toBe(`https://another.test${path}`);
  });

  it.each([
    ['a list', [path, null, 7], [full, null, 7]],
    ['objects in a list', [{ url: path, sequence: 1 }], [{ url: full, sequence: 1 }]],
    ['blocks as text', `[{"url": "${path}"}]`, `[{"url": "${full}"}]`],
    ['blocks encoded twice', `"[{\\"url\\":\\"${path}\\"}]"`, `"[{\\"url\\":\\"${full}\\"}]"`],
    ['HTML', `<img src="${path}"><img src=${path}>`, `<img src="${full}"><img src=${full}>`],
    ['Markdown', `![Palms](${path})`, `![Palms](${full})`],
    ['running text', `See ${path} and\n${path}`, `See ${full} and\n${full}`],
  ])('finds the path of a stored file in %s', (_what, given, meant) => {
    expect(withAbsoluteUrls(given)).toEqual(meant);
  });
});

describe('an address that stays unchanged', () => {
  it.each([
    full,
    `https://former.supabase.co${path}`,
    `http://127.0.0.1:54321${path}`,
    `http://[::1]:54321${path}`,
    `http://[::1]${path}`,
    `//cdn.example.com${path}`,
    `/files${path}`,
    '/storage/v1/object/sign/a.webp',
    '/pictures/room.webp',
    '',
  ])('keeps the address %s', (address) => {
    expect(withAbsoluteUrls(address)).toBe(address);
  });

  it.each([null, undefined, 7, true, {}])('keeps the value %j', (value) => {
    expect(withAbsoluteUrls(value)).toEqual(value);
  });
});

it('a file has two spellings of its address', () => {
  expect(urlVariants(full)).toEqual([full, path]);
  expect(urlVariants('https://example.com/a.webp')).toEqual(['https://example.com/a.webp']);
});

describe('the path of a picture', () => {
  it('consists of a folder, a time, a random part, and an extension', () => {
    expect(newPath('jpg', 1_732_000_000_000)).toMatch(/^uploads\/1732000000000-[0-9a-f]{12}\.jpg$/);
    expect(newPath('jpg')).not.toBe(newPath('jpg'));
  });

  it('is read from its public address', () => {
    const base = 'https://x.test/storage/v1/object/public';
    expect(pathFromUrl(`${base}/custom-designs-images/uploads/a%20b.jpg?x=1`)).toBe(
      'uploads/a b.jpg',
    );
    expect(pathFromUrl(`${base}/site-media/a.jpg`)).toBeNull();
    expect(pathFromUrl(`${base}/custom-designs-images/%`)).toBeNull();
    expect(pathFromUrl('https://example.com/a.jpg')).toBeNull();
  });

  it('leads to a thumbnail only for uploads', () => {
    expect(thumbnailPath('uploads/1-a.jpg')).toBe('uploads/thumbs/1-a');
    expect(thumbnailPath('uploads/thumbs/1-a')).toBeNull();
    expect(thumbnailPath('seed/a.jpg')).toBeNull();
  });
});

it('a row has the address of each copy that it says is stored', () => {
  const file_path = full.replace('seed/a.webp', 'uploads/1-a.jpg?v=2');
  const without = { file_path, has_thumbnail: false, has_medium: false };
  expect(smallCopyOf(without)).toBeNull();
  expect(mediumCopyOf(without)).toBeNull();
  const stored = { file_path, has_thumbnail: true, has_medium: true };
  expect(smallCopyOf(stored)).toBe(file_path.replace('1-a.jpg', 'thumbs/1-a'));
  expect(mediumCopyOf(stored)).toBe(file_path.replace('1-a.jpg', '1280/1-a'));
});
