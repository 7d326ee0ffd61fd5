import { postRows } from '@custom-designs/mocks';
import {
  connected,
  held,
  openedScenario,
  withQueries,
  withToasts,
} from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { addressOf, routed } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, screen, waitFor } from 'storybook/test';
import { blog } from '../../content/blog.ts';
import type { ShownArticle } from './article.ts';
import { BlogArticle } from './BlogArticle.tsx';
import { builtInArticle } from './builtIn.fixtures.ts';
import { toPost } from './post.ts';

const row = postRows.jsonBlocks;
const known: ShownArticle = {
  id: row.id,
  post: { ...toPost(row).summary, title: 'As the build knew it' },
  article: { sections: [{ type: 'paragraph', text: 'Words of the build.' }] },
  related: [],
};
const title = document.title;

const meta = preview.meta({
  title: 'Site/Blog article',
  component: BlogArticle,
  decorators: [withQueries, withToasts, routed],
  parameters: { ...standsAlone, bare: true, address: '/blog/how-to-light-a-palm-tree' },
  args: { content: blog.article, slug: row.slug, known: null },
  beforeEach: [
    connected,
    () => () => {
      document.title = title;
    },
  ],
});

export const Ok = meta.story({});
export const Refreshed = meta.story({ args: { known } });
export const Missing = meta.story({
  args: { slug: 'no-such-post' },
});
export const Moved = meta.story({
  args: { slug: 'former-address' },
  parameters: {
    address: '/blog/former-address',
    backend: { postSlugs: [{ slug: 'former-address', post_id: row.id }] },
  },
  play: async ({ canvas }) =>
    waitFor(() => expect(addressOf(canvas)).toBe('/blog/how-to-light-a-palm-tree')),
});
export const Failing = meta.story({ globals: { backend: 'failing' } });
export const FailingWithRows = meta.story({ args: { known }, globals: { backend: 'failing' } });
export const FailingBuiltIn = meta.story({
  args: { slug: 'modern-lighting-trends', builtIn: builtInArticle('modern-lighting-trends') },
  globals: { backend: 'failing' },
});

export const Slow = meta.story({ globals: { backend: 'slow' } });

const seesToast = () =>
  waitFor(() => {
    expect(screen.getByText('Error')).toBeVisible();
    expect(screen.getByText('Could not load the blog post. Please try again later.')).toBeVisible();
  });

Ok.test('shows headline, byline, body, and related articles', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: row.title });
  await expect(canvas.getByText('November 10, 2026')).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Where the lamp goes' })).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Conclusion' })).toBeVisible();
  await canvas.findByRole('heading', { name: 'Related Articles' });
  await expect(canvas.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  await waitFor(() => expect(document.title).toBe(`${row.title} - Custom Designs`));
});

Refreshed.test("shows the build's article until the row has loaded", async ({ canvas }) => {
  await expect(canvas.getByText('Words of the build.')).toBeVisible();
  await canvas.findByRole('heading', { level: 1, name: row.title });
});

Slow.test('shows a placeholder shaped like an article', held, async ({ canvas }) => {
  await expect(canvas.getByText('Loading the article')).toBeInTheDocument();
  openedScenario().release();
  await canvas.findByRole('heading', { level: 1, name: row.title });
});

Missing.test('reports a missing post, with links to other pages', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Oops! Blog Post Not Found' });
  await expect(canvas.getByText('Blog post not found')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  await expect(canvas.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
});

Failing.test('shows a failure as a toast and on the page', async ({ canvas }) => {
  await canvas.findByText('Failed to load blog post');
  await seesToast();
});

FailingWithRows.test('keeps its article when a refresh fails', async ({ canvas }) => {
  await seesToast();
  await expect(canvas.getByText('Words of the build.')).toBeVisible();
});

FailingBuiltIn.test('falls back to a built-in post with that address', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Modern Lighting Trends' });
  await seesToast();
});
