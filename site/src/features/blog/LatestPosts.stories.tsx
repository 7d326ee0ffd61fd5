import { postRows } from '@custom-designs/mocks';
import { connected, withQueries, withToasts } from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test';
import { home } from '../../content/home.ts';
import { staticPosts } from '../../content/posts.ts';
import { builtInPosts } from './builtIn.fixtures.ts';
import { LatestPosts } from './LatestPosts.tsx';

const newest = [postRows.jsonBlocks, postRows.jsonString, postRows.html];

const meta = preview.meta({
  title: 'Site/Latest posts',
  component: LatestPosts,
  decorators: [withQueries, withToasts],
  parameters: { ...standsAlone, bare: true },
  beforeEach: connected,
  args: { content: home.blog, initialPosts: [], builtInPosts, onTryAgain: fn() },
});

export const Ok = meta.story({});
export const Failing = meta.story({ globals: { backend: 'failing' } });

const titlesOf = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole('heading', { level: 3 }).map((heading: HTMLElement) => heading.textContent);
const staticTitles = staticPosts.map((post) => post.title);
const seesToast = () =>
  waitFor(() => {
    expect(screen.getByText('Error loading blog posts')).toBeVisible();
    expect(screen.getByText('Using fallback data instead')).toBeVisible();
  });

Ok.test("shows the backend's three newest posts", async ({ canvas }) => {
  await canvas.findByRole('heading', { name: newest[0]?.title as string });
  await expect(titlesOf(canvas)).toEqual(newest.map((post) => post.title));
  await expect(canvas.getByText('November 10, 2026')).toBeVisible();
  const more = canvas.getByRole('link', { name: /^Read More.*palm tree/ });
  await expect(more).toHaveAttribute('href', '/blog/how-to-light-a-palm-tree');
  for (const name of ['View All Posts', 'View All Blogs']) {
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/blog');
  }
});

Failing.test('reports a failure, shows the built-in posts, and retries', async (context) => {
  const { canvas, args } = context;
  await canvas.findByText('Failed to load blog posts');
  await expect(titlesOf(canvas)).toEqual(staticTitles);
  await seesToast();
  await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
  await expect(args.onTryAgain).toHaveBeenCalledOnce();
});
