import {
  malformedPosts,
  openScenario,
  type PostRow,
  postRows,
  type ScenarioName,
  type ScenarioOptions,
} from '@custom-designs/mocks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connect, replaceBackend } from '../../../supabase/client.ts';
import { onProblem } from '../../../supabase/problems.ts';
import { listPosts } from './listPosts.ts';
import { readPost } from './readPost.ts';
import { relatedPosts } from './relatedPosts.ts';
import { saveCategory } from './saveCategory.ts';

/** The adapters' own client over a memory backend, and every address it asked for. */
async function open(name: ScenarioName = 'ok', options?: ScenarioOptions) {
  const { fetch: answer, backend } = openScenario(name, options);
  const asked: URL[] = [];
  replaceBackend({
    supabaseUrl: backend.url,
    publishableKey: backend.publishableKey,
    fetch: (input, init) => {
      asked.push(new URL(new Request(input).url));
      return answer(input, init);
    },
  });
  return { client: await connect(), backend, asked };
}

afterEach(() => replaceBackend());

describe('stored files that rows name by their path', () => {
  const path = '/storage/v1/object/public/custom-designs-images/seed/a.webp';
  const row = {
    ...postRows.imagesOnly,
    slug: 'by-path',
    image: path,
    images: [{ url: path, sequence: 1 }],
    content: `[{"type":"image","url":"${path}"}]`,
  };

  it('are read with the address of the backend, in lists and in one post', async () => {
    const { client, backend } = await open('ok', { posts: [row] });
    const full = backend.url + path;
    const [listed] = await listPosts(client);
    expect([listed?.image, listed?.content]).toEqual([full, row.content.replace(path, full)]);
    const post = await readPost(client, 'by-path');
    expect(post?.image).toBe(full);
    expect(post?.images.map(({ url }) => url)).toEqual([full]);
    expect(post?.content).toBe(row.content.replace(path, full));
    const related = await relatedPosts(client, {
      category: row.category,
      exceptId: crypto.randomUUID(),
    });
    expect(related.map(({ image }) => image)).toEqual([full]);
  });
});

describe('listing posts', () => {
  it('asks for exactly the stated columns, newest first', async () => {
    const { client, asked } = await open();
    await listPosts(client, { limit: 3 });
    const { pathname, searchParams } = asked[0] as URL;
    expect(pathname).toBe('/rest/v1/custom_design_blogs');
    expect(searchParams.get('select')).toBe(
      'id,title,date,excerpt,image,category,slug,author,created_at,content',
    );
    expect(searchParams.get('limit')).toBe('3');
    expect(searchParams.get('order')).toMatch(/^date\.desc\.nullslast/);
  });

  it('gives the three newest', async () => {
    const { client } = await open();
    const titles = (await listPosts(client, { limit: 3 })).map((post) => post.title);
    const { jsonBlocks, jsonString, html } = postRows;
    expect(titles).toEqual([jsonBlocks.title, jsonString.title, html.title]);
  });

  it('sorts by the day that is shown, dateless last', async () => {
    const { client } = await open();
    const days = (await listPosts(client)).map((post) => post.date);
    expect(days.at(-1)).toBeNull();
    expect(days).toContain('2026-06-11');
    expect(days).toEqual(days.toSorted((a, b) => (b ?? '').localeCompare(a ?? '')));
  });

  it('reads more than the thousand rows that one answer holds', async () => {
    const posts: PostRow[] = Array.from({ length: 1001 }, (_, index) => ({
      ...postRows.jsonBlocks,
      id: `b1090000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    }));
    const { client, asked } = await open('ok', { posts });
    expect(new Set((await listPosts(client)).map((post) => post.id)).size).toBe(1001);
    expect(asked).toHaveLength(2);
  });

  it('reports malformed rows by id and shows the others', async () => {
    const { client } = await open('malformed');
    const reported = vi.fn();
    const stop = onProblem(reported);
    const listed = await listPosts(client, { limit: 3 });
    stop();
    expect(listed).toHaveLength(2);
    expect(reported).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        kind: 'malformed',
        message: expect.stringContaining(`row ${malformedPosts[0]?.id} was skipped: title`),
      }),
    );
  });

  it.each([
    ['failing', 'network'],
    ['offline', 'network'],
  ] as const)('throws when the backend is %s', async (name, kind) => {
    const { client } = await open(name);
    await expect(listPosts(client)).rejects.toMatchObject({ name: 'AdapterError', kind });
  });

  it('says denied when the key is not accepted', async () => {
    const { backend } = await open();
    replaceBackend({ supabaseUrl: backend.url, publishableKey: 'wrong', fetch: backend.fetch });
    await expect(listPosts(await connect())).rejects.toMatchObject({ kind: 'denied' });
  });
});

describe('reading one post', () => {
  it('finds it by its slug, in one call', async () => {
    const { client, asked } = await open();
    const post = await readPost(client, postRows.plainText.slug);
    expect(post?.title).toBe(postRows.plainText.title);
    expect(post?.images).toHaveLength(2);
    expect(asked).toHaveLength(1);
  });

  it('finds a post without a slug by its id', async () => {
    const { client } = await open();
    expect((await readPost(client, postRows.missingSlug.id))?.slug).toBe(postRows.missingSlug.id);
  });

  it.each(['no-such-post', 'b1090000-0000-4000-8000-999999999999'])(
    'gives null and reports it when there is none: %s',
    async (slug) => {
      const { client } = await open();
      const reported = vi.fn();
      const stop = onProblem(reported);
      await expect(readPost(client, slug)).resolves.toBeNull();
      stop();
      expect(reported).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'missing', message: `Blog post not found: ${slug}` }),
      );
    },
  );

  it('throws when the only row is malformed', async () => {
    const { client } = await open('malformed');
    const reading = readPost(client, postRows.plainText.slug);
    await expect(reading).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('related posts', () => {
  it('shares the category, leaves out the post itself, and asks for two', async () => {
    const { client, asked } = await open();
    const related = await relatedPosts(client, {
      category: 'Lighting',
      exceptId: postRows.jsonBlocks.id,
    });
    expect(related.map((post) => post.title)).toEqual([postRows.veryLongTitle.title]);
    expect(asked[0]?.searchParams.get('limit')).toBe('2');
    expect(asked[0]?.searchParams.get('select')).toBe(
      'id,title,date,image,category,slug,author,excerpt,created_at',
    );
  });
});

describe('saving a derived category', () => {
  it('fills in a blank one', async () => {
    const { client, backend } = await open();
    await saveCategory(client, postRows.categoryLine.id, 'Home Theater');
    const saved = backend
      .rowsOf('custom_design_blogs')
      .find((row) => row.id === postRows.categoryLine.id);
    expect(saved?.category).toBe('Home Theater');
  });

  it.each([
    ['one that has a category', postRows.jsonBlocks.id, 'Audio'],
    ['one that does not exist', 'b1090000-0000-4000-8000-999999999999', 'Audio'],
    ['an unknown category', postRows.categoryLine.id, 'Gardening'],
  ])('says denied for %s, since no row changed', async (_name, id, category) => {
    const { client } = await open();
    await expect(saveCategory(client, id, category)).rejects.toMatchObject({ kind: 'denied' });
  });
});
