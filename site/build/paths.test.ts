import { postRows } from '@custom-designs/mocks';
import { replaceBackend } from '@custom-designs/supabase/client';
import { openBackend } from '@custom-designs/supabase/openBackend.fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listPosts } from '../src/features/blog/adapter/readPosts.ts';
import { type PostRow, toPost } from '../src/features/blog/post.ts';
import { chooseArticles } from './paths.ts';

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
  ])('ends with the id if the slug is %s, and causes a warning', async (slug) => {
    const row = { ...postRows.plainText, slug };
    openBackend('ok', { posts: [row] });
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    expect((await listPosts()).map((post) => post.slug)).toEqual([row.id]);
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`the slug is ${JSON.stringify(slug)}`),
    );
  });

  it('belongs to the first of several posts whose slugs a file system treats as equal', () => {
    const slugs = ['Jardín', 'jardín', 'bar', 'jardi\u0301n'];
    const posts = slugs.map((slug, index) => ({ slug, title: `${index}` }));
    const { built, leftOut } = chooseArticles(posts);
    expect(built.map(({ title }) => title)).toEqual(['0', '2']);
    expect(leftOut.map(({ post, instead }) => [post.title, instead.title])).toEqual([
      ['1', '0'],
      ['3', '0'],
    ]);
  });
});
