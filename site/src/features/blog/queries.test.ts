import { postRows, type Scenario } from '@custom-designs/mocks';
import { replaceBackend } from '@custom-designs/supabase/client';
import { openBackend } from '@custom-designs/supabase/openBackend.fixtures';
import { queryClient } from '@custom-designs/supabase/queryClient';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { articleQuery } from './articleQuery.ts';
import { articleData } from './pageData.server.ts';
import { postQueries } from './queries.ts';

const { categoryLine, html, jsonBlocks, jsonString } = postRows;
/** The row has no category, and its words suggest Home Theater. */
const uncategorized = categoryLine;
const ofThatCategory = { ...html, category: 'Home Theater' };
const ofAnother = { ...jsonBlocks, category: 'Lighting' };

let backend: Scenario['backend'];
beforeEach(() => {
  const posts = [uncategorized, ofThatCategory, ofAnother];
  backend = openBackend('ok', { posts }).backend;
});
afterEach(() => {
  replaceBackend();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const titles = (posts: readonly { title: string }[] | undefined) =>
  posts?.map(({ title }) => title);

it('lists the three newest posts, newest first', async () => {
  replaceBackend();
  openBackend('ok');
  const latest = await queryClient.fetchQuery(postQueries.latest());
  expect(titles(latest)).toEqual(titles([jsonBlocks, jsonString, html]));
  expect(latest[0]).toMatchObject({
    href: '/blog/how-to-light-a-palm-tree',
    date: 'November 10, 2026',
  });
});

it('loads related posts by the suggested category of an uncategorized article', async () => {
  const shown = await queryClient.fetchQuery(articleQuery(uncategorized.slug ?? ''));
  expect(shown?.post.category).toBe('Home Theater');
  const related = await queryClient.fetchQuery(
    postQueries.related(shown?.id ?? '', shown?.post.category ?? ''),
  );
  expect(titles(related)).toEqual([ofThatCategory.title]);
});

it('stores the suggested category of an opened article', async () => {
  await queryClient.fetchQuery(articleQuery(uncategorized.slug ?? ''));
  const stored = () =>
    backend.rowsOf('custom_design_blogs').find(({ id }) => id === uncategorized.id);
  await vi.waitFor(() => expect(stored()?.category).toBe('Home Theater'));
});

it("builds the same related posts into the article's page", async () => {
  vi.stubGlobal('__POST_PICTURES__', null);
  const { known } = await articleData(uncategorized.slug ?? '');
  expect(titles(known?.related)).toEqual([ofThatCategory.title]);
});

it('builds the built-in post of an address that has no row, with the other built-in posts as related', async () => {
  vi.stubGlobal('__POST_PICTURES__', null);
  const slug = 'creating-perfect-sound-environment';
  const { known, builtIn } = await articleData(slug);
  expect(known).toMatchObject({
    id: null,
    post: { href: `/blog/${slug}`, date: 'May 28, 2023', category: 'Audio' },
  });
  expect(known?.related).toHaveLength(2);
  expect(known?.related.every(({ image }) => image)).toBe(true);
  expect(builtIn).toBe(known);
});
