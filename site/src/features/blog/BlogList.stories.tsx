import { openScenario, postRows } from '@custom-designs/mocks';
import {
  connected,
  held,
  openedScenario,
  withQueries,
  withToasts,
} from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { routed } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import { blog } from '../../content/blog.ts';
import { staticPosts } from '../../content/posts.ts';
import { BlogList } from './BlogList.tsx';
import { builtInPosts } from './builtIn.fixtures.ts';
import { toPost } from './post.ts';

type Canvas = ReturnType<typeof within>;
const rows = Object.values(postRows);
const built = [postRows.plainText, postRows.objectOfStrings].map((row) => toPost(row).summary);

const meta = preview.meta({
  title: 'Site/Blog list',
  component: BlogList,
  decorators: [withQueries, withToasts, routed],
  parameters: { ...standsAlone, bare: true, address: '/blog' },
  beforeEach: connected,
  args: { content: blog, initialPosts: [], builtInPosts },
});

export const Ok = meta.story({});
export const Refreshed = meta.story({
  args: { initialPosts: built },
});
export const Empty = meta.story({ globals: { backend: 'empty' } });
export const Failing = meta.story({ globals: { backend: 'failing' } });
export const FailingWithRows = meta.story({
  args: { initialPosts: built },
  globals: { backend: 'failing' },
});

export const Slow = meta.story({ globals: { backend: 'slow' } });

const titles = (canvas: Canvas) =>
  canvas
    .queryAllByRole('article')
    .map((article: HTMLElement) => article.querySelector('h2')?.textContent);
const find = (canvas: Canvas, row: { title: string }) =>
  canvas.findByRole('heading', { name: row.title });
const address = (canvas: Canvas) => canvas.getByTestId('address').textContent;
const seesToast = () =>
  waitFor(() => {
    expect(screen.getByText('Error loading blog posts')).toBeVisible();
    expect(screen.getByText('Using fallback data instead')).toBeVisible();
  });
const seesFallback = (canvas: Canvas) =>
  waitFor(() => expect(titles(canvas)).toEqual(staticPosts.map(({ title }) => title)));

Ok.test('shows nine posts, newest first, and links to the others', async ({ canvas }) => {
  await find(canvas, postRows.jsonBlocks);
  await expect(titles(canvas)).toHaveLength(9);
  await expect(titles(canvas)[0]).toBe(postRows.jsonBlocks.title);
  await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(titles(canvas)).toHaveLength(rows.length - 9));
  await expect(address(canvas)).toBe('/blog?page=2');
  await expect(canvas.getByText(/page 2 of 2$/)).toBeInTheDocument();
});

Ok.test('filters by tab, and announces the count', async ({ canvas }) => {
  await find(canvas, postRows.jsonBlocks);
  await userEvent.click(canvas.getByRole('link', { name: 'Lighting' }));
  await waitFor(() => expect(canvas.getByText(/^\d articles? in Lighting$/)).toBeInTheDocument());
  await expect(canvas.getByRole('link', { name: 'Lighting' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await userEvent.click(canvas.getByRole('link', { name: 'Furniture' }));
  await expect(await canvas.findByRole('heading', { name: 'No posts found' })).toBeVisible();
  await expect(canvas.getByText('Check back soon for new content!')).toBeVisible();
});

Ok.test(
  'searches with Enter, finds nothing, and shows all posts after Clear',
  async ({ canvas }) => {
    await find(canvas, postRows.jsonBlocks);
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'PALM{Enter}');
    await waitFor(() => expect(titles(canvas)).toEqual([postRows.jsonBlocks.title]));
    await expect(address(canvas)).toBe('/blog?q=PALM');
    await userEvent.clear(field);
    await userEvent.type(field, 'xylophone');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(
      await canvas.findByRole('heading', { name: 'No posts match your search' }),
    ).toBeVisible();
    await expect(canvas.getByText('Try different keywords or browse all posts')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(titles(canvas)).toHaveLength(9));
    await expect(field).toHaveValue('');
    await expect(address(canvas)).toBe('/blog');
  },
);

Slow.test('shows placeholders while loading', held, async ({ canvas }) => {
  await expect(canvas.getByText('Loading posts')).toBeInTheDocument();
  await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  openedScenario().release();
  await find(canvas, postRows.jsonBlocks);
});

Refreshed.test("shows the build's rows until fresh ones have loaded", async ({ canvas }) => {
  await find(canvas, postRows.plainText);
  await find(canvas, postRows.jsonBlocks);
});

Empty.test('reports that there are no posts and shows the built-in ones', async ({ canvas }) => {
  await canvas.findByText('No blog posts found');
  await seesToast();
  await seesFallback(canvas);
});

Failing.test('shows the built-in posts and the notice during a retry', async (context) => {
  const { canvas, msw } = context;
  await seesToast();
  await seesFallback(canvas);
  const retry = await canvas.findByRole('button', { name: 'Try again' });
  const { handlers, release } = openScenario('slow', { isHeld: true });
  msw.use(...handlers);
  await userEvent.click(retry);
  await expect(canvas.getByText('Failed to load blog posts')).toBeVisible();
  await expect(titles(canvas)).toHaveLength(staticPosts.length);
  release();
  await find(canvas, postRows.jsonBlocks);
  await expect(canvas.queryByText('Failed to load blog posts')).not.toBeInTheDocument();
});

FailingWithRows.test('keeps its rows when a refresh fails', async ({ canvas }) => {
  await canvas.findByText('Failed to load blog posts');
  await expect(titles(canvas)).toEqual(built.map(({ title }) => title));
});
