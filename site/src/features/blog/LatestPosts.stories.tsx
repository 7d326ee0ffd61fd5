import { connected, withQueries, withToasts } from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test';
import { home } from '../../content/home.ts';
import { staticPosts } from '../../content/posts.ts';
import { builtInPosts } from './builtIn.fixtures.ts';
import { LatestPosts } from './LatestPosts.tsx';

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

Failing.test('reports a failure, shows the built-in posts, and retries', async (context) => {
  const { canvas, args } = context;
  await canvas.findByText('Failed to load blog posts');
  await expect(titlesOf(canvas)).toEqual(staticTitles);
  await seesToast();
  await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
  await expect(args.onTryAgain).toHaveBeenCalledOnce();
});
