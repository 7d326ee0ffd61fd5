import { deskPosts, deskRows, fixtureImageUrl } from '@custom-designs/mocks';
import { connected, withQueries, withToasts } from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { atDesk } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { HttpResponse, http } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ArticlePreview } from '../../../../site/src/features/blog/ArticlePreview.tsx';
import { toArticle } from '../../../../site/src/features/blog/article.ts';
import { toPost } from '../../../../site/src/features/blog/post.ts';
import { PreviewPost } from './PreviewPost.tsx';

const meta = preview.meta({
  title: 'Managers/PreviewPost',
  component: PreviewPost,
  decorators: [atDesk, withToasts, withQueries],
  args: {
    draw: async (post) => (
      <ArticlePreview
        shown={await toArticle(toPost(post))}
        back={{ label: 'Back to Blog', href: '/blog' }}
        fallbackImage={{ src: fixtureImageUrl('blog-palms'), alt: '' }}
      />
    ),
  },
  parameters: {
    ...standsAlone,
    bare: true,
    address: `/admin/posts/preview?post=${deskRows.published.id}`,
    backend: { posts: deskPosts, isSignedIn: true },
  },
  beforeEach: connected,
});

export const Default = meta.story({
  play: async ({ canvas }) =>
    expect(await canvas.findByTitle('Preview of the article')).toBeVisible(),
});

Default.test('shows the post at the width of a desktop', async ({ canvas }) => {
  const frame = await canvas.findByTitle<HTMLIFrameElement>('Preview of the article');
  const page = within(frame.contentDocument?.body as HTMLElement);
  await page.findByRole('heading', { level: 1, name: deskRows.published.title });
  await userEvent.click(canvas.getByRole('button', { name: /^Phone/ }));
  await userEvent.click(await screen.findByRole('option', { name: /^Desktop/ }));
  await waitFor(() => expect(frame.contentWindow?.innerWidth).toBe(1440));
});

Default.test('copies another link after the earlier ones have ended', async ({ canvas }) => {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const copy = async (times: number) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy secret link' }));
    await waitFor(() => expect(write).toHaveBeenCalledTimes(times));
    return write.mock.lastCall?.[0];
  };
  const first = await copy(1);
  await expect(first).toMatch(/\/blog\/preview\?key=[\da-f-]{36}$/);
  await expect(await copy(2)).toBe(first);
  await userEvent.click(canvas.getByRole('button', { name: 'New link' }));
  await screen.findByText('The earlier links no longer work.');
  await expect(await copy(3)).not.toBe(first);
});

Default.test('says that the link wasn’t changed', async ({ canvas, msw }) => {
  msw.use(http.post(/functions\/v1\/posts/, () => new HttpResponse(null, { status: 503 })));
  await canvas.findByTitle('Preview of the article');
  await userEvent.click(canvas.getByRole('button', { name: 'New link' }));
  await screen.findByText('The link wasn’t changed');
});
