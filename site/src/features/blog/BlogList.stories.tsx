import { openScenario, postRows } from '@custom-designs/mocks';
import { connected, withQueries, withToasts } from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { routed } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { blog } from '../../content/blog.ts';
import { staticPosts } from '../../content/posts.ts';
import { BlogList } from './BlogList.tsx';
import { builtInPosts } from './builtIn.fixtures.ts';
import { toPost } from './post.ts';

type Canvas = ReturnType<typeof within>;
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

Failing.test('shows the built-in posts and the notice during a retry', async (context) => {
  const { canvas, msw } = context;
  await waitFor(() => expect(titles(canvas)).toEqual(staticPosts.map(({ title }) => title)));
  const retry = await canvas.findByRole('button', { name: 'Try again' });
  const { handlers, release } = openScenario('slow', { isHeld: true });
  msw.use(...handlers);
  await userEvent.click(retry);
  await expect(canvas.getByText('Failed to load blog posts')).toBeVisible();
  await expect(titles(canvas)).toHaveLength(staticPosts.length);
  release();
  await canvas.findByRole('heading', { name: postRows.jsonBlocks.title });
  await expect(canvas.queryByText('Failed to load blog posts')).not.toBeInTheDocument();
});
