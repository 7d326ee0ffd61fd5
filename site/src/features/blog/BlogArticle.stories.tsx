import { postRows } from '@custom-designs/mocks';
import { connected, withQueries, withToasts } from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { addressOf, routed } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, waitFor } from 'storybook/test';
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

Refreshed.test("shows the build's article until the row has loaded", async ({ canvas }) => {
  await expect(canvas.getByText('Words of the build.')).toBeVisible();
  await canvas.findByRole('heading', { level: 1, name: row.title });
});
