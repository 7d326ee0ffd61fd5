import { describe, expect, it } from 'vitest';
import type { PostSummary } from './adapter/index.ts';
import { fallbackPosts } from './fallbackPosts.ts';
import { openingView, toCardPost, viewOf } from './postsView.ts';

const post = (title: string): PostSummary => ({
  id: title,
  slug: `${title} & co`,
  title,
  excerpt: '',
  category: 'Lighting',
  author: 'Custom Designs',
  date: '2023-05-28',
  displayDate: 'May 28, 2023',
  image: null,
});

const built = [post('built')];
const fresh = [post('fresh')];
const titles = (view: { posts: readonly { title: string }[] }) =>
  view.posts.map(({ title }) => title);

describe('latest posts', () => {
  it('begins with the rows of the build, or waits for some', () => {
    expect(openingView(built)).toMatchObject({ status: 'loaded', posts: [{ title: 'built' }] });
    expect(openingView([])).toEqual({ status: 'loading', posts: [] });
  });

  it('shows fresh rows when they come', () => {
    const view = viewOf({ status: 'success', data: fresh }, built, fallbackPosts);
    expect(view).toMatchObject({ status: 'loaded', posts: [{ title: 'fresh' }] });
  });

  it('keeps the rows it has when refreshing fails, and says so', () => {
    const view = viewOf({ status: 'error', data: built }, built, fallbackPosts);
    expect(view).toMatchObject({ status: 'error', reason: 'failed', posts: [{ title: 'built' }] });
  });

  it.each([
    ['failed', 'error', undefined],
    ['empty', 'success', []],
  ] as const)(
    'shows the three built-in posts when there are no rows: %s',
    (reason, status, data) => {
      const view = viewOf({ status, data }, [], fallbackPosts);
      expect(view).toMatchObject({ status: 'error', reason });
      expect(titles(view)).toEqual(titles({ posts: fallbackPosts }));
      expect(view.posts).toHaveLength(3);
    },
  );

  it('links a post whatever stands in its slug', () => {
    expect(toCardPost(post('a/b?')).href).toBe('/blog/a%2Fb%3F%20%26%20co');
  });
});

describe('built-in posts', () => {
  it('carry their date, category and picture', () => {
    expect(fallbackPosts[0]).toMatchObject({
      href: '/blog/creating-perfect-sound-environment',
      date: 'May 28, 2023',
      category: 'Audio',
    });
    expect(fallbackPosts.every(({ image }) => image)).toBe(true);
  });
});
