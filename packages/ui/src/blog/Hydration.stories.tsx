import preview from '@custom-designs/storybook/preview.tsx';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Pagination } from '../components/Pagination/Pagination.tsx';
import { arabic, pictures, shapes } from './BlogRenderer/BlogRenderer.fixtures.ts';
import { readHtml } from './content/html.ts';
import { readArticleWith } from './content/readArticle.ts';
import {
  BlogRenderer,
  CategoryTabs,
  categoryTabs,
  PostHero,
  PostList,
  PostSearch,
  ReadingProgress,
  RelatedPosts,
  ShareButton,
} from './index.ts';
import { fallbackImage, posts } from './posts.fixtures.ts';

const [post] = posts;
if (!post) throw new Error('posts.fixtures.ts has no posts.');
const pages = (page: number) => `/blog?page=${page}`;

/** What HTML carries badly: entities, lone surrogates, control characters, other kinds of lines. */
const awkward = '<p>a &amp; b &lt;i&gt; \u0000\ud800 c\u2028d\r\ne &nbsp; f &#13; g &#0; h</p><p>';
const contents = [
  ...Object.values(shapes),
  awkward,
  `\u0001x\r\ny\n\n\u2029z`,
  arabic,
  null,
  '<p>',
];

const article = (
  <main>
    <ReadingProgress>
      <PostHero post={post} back={{ label: 'Back to Blog', href: '/blog' }}>
        <ShareButton title={post.title} />
      </PostHero>
      {contents.map((content, index) => (
        <BlogRenderer
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          key={index}
          article={readArticleWith(readHtml, content, pictures)}
          fallbackImage={fallbackImage}
        />
      ))}
    </ReadingProgress>
    <RelatedPosts items={posts.slice(0, 2)} />
  </main>
);
const list = (
  <main style={{ paddingInline: 'var(--ui-space-gutter)' }}>
    <h1>Our Blog</h1>
    <CategoryTabs items={categoryTabs} selected="all" hrefOf={(id) => `/blog?category=${id}`} />
    <PostSearch action="/blog" query="" onSearch={() => {}} />
    <PostList items={posts} isLed announcement="9 posts" />
    <Pagination page={1} pageCount={2} hrefOf={pages} />
  </main>
);

/** A page as the server sends it: no script has run yet. */
const served = (page: ReactNode) => ({
  render: () => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: this is our own server's answer.
    <div data-testid="page" dangerouslySetInnerHTML={{ __html: renderToString(page) }} />
  ),
});

const meta = preview.meta({
  title: 'Blog/Hydration',
  tags: ['!autodocs'],
  parameters: { bare: true },
});

export const Article = meta.story(served(article));
export const List = meta.story(served(list));

async function comeAlive(container: HTMLElement, page: ReactNode, act: () => Promise<void>) {
  const before = container.textContent;
  const errors: unknown[] = [];
  const root = hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) });
  await waitFor(() => expect(Object.keys(container.firstChild ?? {}).join()).toContain('__react'));
  await expect(container.textContent).toBe(before);
  await act();
  await expect(errors).toEqual([]);
  root.unmount();
}

Article.test('comes alive without changing a word', async ({ canvas }) => {
  const page = canvas.getByTestId('page');
  await comeAlive(page, article, async () => {
    await expect(within(page).getByRole('button', { name: 'Share' })).toBeEnabled();
  });
});

List.test(
  'comes alive without changing a word, and keeps what was typed before',
  async ({ canvas }) => {
    const page = canvas.getByTestId('page');
    const field = within(page).getByRole('searchbox');
    await userEvent.type(field, 'palm');
    await comeAlive(page, list, async () => expect(field).toHaveValue('palm'));
  },
);

List.test('leads everywhere before any script runs', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Kitchen Tech' })).toHaveAttribute('href');
  await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/blog?page=2',
  );
  await expect(canvas.getByRole('search')).toHaveAttribute('action', '/blog');
  await expect(canvas.getByRole('searchbox')).toHaveAttribute('name', 'q');
});
