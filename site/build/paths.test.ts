import { openScenario, postRows } from '@custom-designs/mocks';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listPosts } from '../src/features/blog/adapter.ts';
import { type PostRow, toPost } from '../src/features/blog/post.ts';
import { replaceBackend } from '../src/supabase/client.ts';
import { chooseArticles } from './paths.ts';

const hostile = [
  'iluminación-jardín',
  'iluminacio\u0301n-jardi\u0301n',
  'Iluminación-Jardín',
  'luz y sonido',
  ' a ',
  'v1.2',
  '💡',
  '👩🏽‍🔧-on-call',
  'שלום',
  '..',
  '.',
  '.env',
  '../../etc/passwd',
  '50%',
  '%2e%2e',
  '%2F',
  'why?',
  '#1',
  'a/b',
  'a\\b',
  '<script>alert(1)</script>',
  '"quoted"',
  "o'brien & sons; (a+b=c), @home $5!",
  '~',
  '~new',
  '_',
  'index.html',
  'foo',
  'foo.data',
  'foo.data.br',
  'a'.repeat(240),
  'a'.repeat(241),
  'ñ'.repeat(130),
  'tab\there',
  'line\nbreak',
  'constructor',
  '__proto__',
];
const anySlug = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', 'B', 'é', ' ', '.', '%', '/', '?', '#', '~', '-', '💡') }),
);
const anyPosts = fc.array(fc.option(anySlug), { minLength: 1, maxLength: 40 }).map((slugs) =>
  slugs.map((slug, index) => ({
    ...postRows.plainText,
    id: `b10c0000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    title: `Post ${index}`,
    slug,
  })),
);

const summarized = (rows: PostRow[]) =>
  rows.map((row) => {
    const { slug, summary } = toPost(row);
    return { slug, ...summary };
  });

afterEach(() => {
  replaceBackend();
  vi.restoreAllMocks();
});

describe('the address of an article', () => {
  it('is unique on every disk, and the build names articles that it leaves out', () => {
    fc.assert(
      fc.property(anyPosts, (rows) => {
        const posts = summarized(rows);
        const { built, leftOut } = chooseArticles(posts);
        const names = built.map(({ slug }) => slug.normalize('NFC').toLowerCase());
        expect(new Set(names).size).toBe(built.length);
        expect([...built, ...leftOut.map(({ post }) => post)]).toHaveLength(posts.length);
      }),
    );
  });

  it('is the slug if the slug can be an address', () => {
    const kept = ['iluminación-jardín', 'luz y sonido', 'v1.2', '💡', '~new', 'a'.repeat(240)];
    expect(
      summarized(kept.map((slug) => ({ ...postRows.plainText, slug }))).map(({ slug }) => slug),
    ).toEqual(kept);
  });

  it.each([
    '..',
    '.env',
    'a/b',
    'why?',
    '#1',
    '50%',
    '<b>',
    '~',
    '_',
    'foo.data',
    ' a',
    'a'.repeat(241),
    'ñ'.repeat(121),
  ])('ends with the id where the slug is %s, and the build hears of it', async (slug) => {
    const row = { ...postRows.plainText, slug };
    const { fetch, backend } = openScenario('ok', { posts: [row] });
    replaceBackend({ supabaseUrl: backend.url, publishableKey: backend.publishableKey, fetch });
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    expect((await listPosts()).map((post) => post.slug)).toEqual([row.id]);
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`the slug is ${JSON.stringify(slug)}`),
    );
  });

  it('belongs to the first of the posts that share it, ignoring case', () => {
    const posts = ['Foo', 'foo', 'bar', 'foo'].map((slug, index) => ({ slug, title: `${index}` }));
    const { built, leftOut } = chooseArticles(posts);
    expect(built.map(({ title }) => title)).toEqual(['0', '2']);
    expect(leftOut.map(({ post, instead }) => [post.title, instead.title])).toEqual([
      ['1', '0'],
      ['3', '0'],
    ]);
  });
});
