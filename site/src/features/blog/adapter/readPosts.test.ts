import { malformedPosts, type PostRow, postRows } from '@custom-designs/mocks';
import { replaceBackend } from '@custom-designs/supabase/client';
import { openBackend as open } from '@custom-designs/supabase/openBackend.fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toPost } from '../post.ts';
import { listPosts, readPost, relatedPosts, saveDerivedCategories } from './readPosts.ts';

afterEach(() => {
  replaceBackend();
  vi.restoreAllMocks();
});

describe('stored files that rows name by path', () => {
  const path = '/storage/v1/object/public/custom-designs-images/seed/a.webp';
  const row = {
    ...postRows.imagesOnly,
    slug: 'by-path',
    image: path,
    images: [{ url: path, sequence: 1 }],
    content: `[{"type":"image","url":"${path}"}]`,
  };

  it("get the backend's address, in lists and in one post", async () => {
    const { backend } = open('ok', { posts: [row] });
    const full = backend.url + path;
    const [listed] = await listPosts();
    expect([listed?.summary.image?.src, listed?.content]).toEqual([
      full,
      row.content.replace(path, full),
    ]);
    const post = await readPost('by-path');
    expect(post?.summary.image?.src).toBe(full);
    expect(post?.images).toEqual([{ url: full, sequence: 1 }]);
    expect(post?.content).toBe(row.content.replace(path, full));
    const related = await relatedPosts({
      category: row.category,
      exceptId: crypto.randomUUID(),
    });
    expect(related.map(({ summary }) => summary.image?.src)).toEqual([full]);
  });
});

describe('listing posts', () => {
  it('requests exactly the stated columns of posts, newest first', async () => {
    const { asked } = open();
    await listPosts({ limit: 3 });
    const { pathname, searchParams } = (asked[0] as (typeof asked)[number]).url;
    expect(pathname).toBe('/rest/v1/custom_design_blogs');
    expect(searchParams.get('select')).toBe(
      'id,title,date,excerpt,image,category,slug,author,created_at,content',
    );
    expect(searchParams.get('limit')).toBe('3');
    expect(searchParams.get('order')).toMatch(/^date\.desc\.nullslast/);
  });

  it('sorts by the displayed day, with undated posts last', async () => {
    open();
    const days = (await listPosts()).map((post) => post.summary.dateTime);
    expect(days.at(-1)).toBe('');
    expect(days).toContain('2026-06-11');
    expect(days).toEqual(days.toSorted((a, b) => b.localeCompare(a)));
  });

  it('reads more than the thousand rows of one response', async () => {
    const posts: PostRow[] = Array.from({ length: 1001 }, (_, index) => ({
      ...postRows.jsonBlocks,
      id: `b1090000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    }));
    const { asked } = open('ok', { posts });
    expect(new Set((await listPosts()).map((post) => post.id)).size).toBe(1001);
    expect(asked).toHaveLength(2);
  });

  it('reports malformed rows by id and shows the others', async () => {
    open('malformed');
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    expect(await listPosts({ limit: 3 })).toHaveLength(2);
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(
        `custom_design_blogs: row ${malformedPosts[0]?.id} was skipped: title`,
      ),
    );
  });

  it.each(['failing', 'offline'] as const)('throws when the backend is %s', async (name) => {
    open(name);
    await expect(listPosts()).rejects.toMatchObject({ name: 'AdapterError', kind: 'network' });
  });

  it('reports denied when the key is not accepted', async () => {
    const { backend } = open();
    replaceBackend({ supabaseUrl: backend.url, publishableKey: 'wrong', fetch: backend.fetch });
    await expect(listPosts()).rejects.toMatchObject({ kind: 'denied' });
  });
});

describe('reading one post', () => {
  it('finds a post by its slug in one call', async () => {
    const { asked } = open();
    const post = await readPost(postRows.plainText.slug);
    expect(post?.summary.title).toBe(postRows.plainText.title);
    expect(post?.images).toHaveLength(2);
    expect(asked).toHaveLength(1);
  });

  it('finds a post without a slug by its id', async () => {
    open();
    expect((await readPost(postRows.missingSlug.id))?.slug).toBe(postRows.missingSlug.id);
  });

  it.each(['no-such-post', 'b1090000-0000-4000-8000-999999999999'])(
    'returns null if there is no such post: %s',
    async (slug) => {
      open();
      await expect(readPost(slug)).resolves.toBeNull();
    },
  );

  it('throws when the only row is malformed', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    open('malformed');
    const reading = readPost(postRows.plainText.slug);
    await expect(reading).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('related posts', () => {
  it('have the same category, leave out the post itself, and are limited to two', async () => {
    const { asked } = open();
    const related = await relatedPosts({
      category: 'Lighting',
      exceptId: postRows.jsonBlocks.id,
    });
    expect(related.map((post) => post.summary.title)).toEqual([postRows.veryLongTitle.title]);
    expect(asked[0]?.url.searchParams.get('limit')).toBe('2');
    expect(asked[0]?.url.searchParams.get('select')).toBe(
      'id,title,date,excerpt,image,category,slug,author,created_at',
    );
  });
});

describe('saving derived categories', () => {
  it('saves only categories that were blank, each once', async () => {
    const { backend, asked } = open();
    const blank = [postRows.categoryLine, postRows.categoryByKeywords];
    const posts = [postRows.jsonBlocks, ...blank, postRows.html].map(toPost);
    await saveDerivedCategories(posts);
    await saveDerivedCategories(posts);
    const updates = asked.filter(({ method }) => method === 'PATCH');
    expect(updates.map(({ url }) => url.searchParams.get('id'))).toEqual(
      blank.map(({ id }) => `eq.${id}`),
    );
    const saved = backend.rowsOf('custom_design_blogs').find(({ id }) => id === blank[0]?.id);
    expect(saved?.category).toBe('Home Theater');
  });

  it('does not throw when the database refuses or does not respond', async () => {
    open('failing');
    await expect(saveDerivedCategories([toPost(postRows.categoryLine)])).resolves.toBeUndefined();
  });
});
