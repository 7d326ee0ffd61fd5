import { openScenario, postRows } from '@custom-designs/mocks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect, replaceBackend } from '../supabase/client.ts';
import { queryClient } from '../supabase/queryClient.ts';
import { pourArticle } from '../features/blog/articleData.server.ts';
import type { ArticleView } from '../features/blog/articleView.ts';
import { watchArticle } from '../features/blog/watchArticle.ts';

const { categoryLine, html, jsonBlocks } = postRows;
/** Its words suggest Home Theater; its row says nothing. */
const uncategorised = categoryLine;
const ofThatCategory = { ...html, category: 'Home Theater' };
const ofAnother = { ...jsonBlocks, category: 'Lighting' };

beforeEach(async () => {
  const { fetch, backend } = openScenario('ok', {
    posts: [uncategorised, ofThatCategory, ofAnother],
  });
  replaceBackend({ supabaseUrl: backend.url, publishableKey: backend.publishableKey, fetch });
  await connect();
});
afterEach(() => {
  replaceBackend();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const titles = (posts: readonly { title: string }[] | undefined) =>
  posts?.map(({ title }) => title);

it('shows beside an uncategorised article the posts of the category that its words suggest', async () => {
  const { promise, resolve } = Promise.withResolvers<ArticleView>();
  const { stop } = watchArticle(uncategorised.slug ?? '', null, (view) => {
    if (view.shown?.related.length) resolve(view);
  });
  expect(titles((await promise).shown?.related)).toEqual([ofThatCategory.title]);
  stop();
});

it('builds the same posts into the page of that article', async () => {
  vi.stubGlobal('__POST_PICTURES__', null);
  const { known } = await pourArticle(uncategorised.slug ?? '');
  expect(titles(known?.related)).toEqual([ofThatCategory.title]);
});
