import type { PostSummary } from '@custom-designs/ui/blog';
import { describe, expect, it } from 'vitest';
import { blogHref, blogListView, readAddress } from './blogListView.ts';

const post = (title: string, facts: Partial<PostSummary> = {}): PostSummary => ({
  href: `/blog/${title}`,
  title,
  excerpt: '',
  category: 'Lighting',
  date: 'May 28, 2023',
  dateTime: '2023-05-28',
  author: 'Custom Designs',
  ...facts,
});
const many = Array.from({ length: 20 }, (_, index) => post(`Post ${index + 1}`));
const at = (search: string) => readAddress(new URLSearchParams(search));

describe('the address of the list', () => {
  it.each([
    [{}, '/blog'],
    [{ tab: 'audio' }, '/blog?category=audio'],
    [{ tab: 'all', query: 'wi-fi & co', page: 2 }, '/blog?q=wi-fi+%26+co&page=2'],
  ])('leaves default values out of the address: %o', (part, href) => {
    expect(blogHref(part)).toBe(href);
  });

  it('shows all posts for an unknown tab', () => {
    expect(at('category=plumbing').tab).toBe('all');
    expect(at('category=Audio').tab).toBe('audio');
  });
});

describe('the list of posts', () => {
  it('shows nine posts on a page, with the first one large, in the tab of all posts', () => {
    const view = blogListView(many, at(''));
    expect(view).toMatchObject({ hasLeadStory: true, page: 1, pageCount: 3 });
    expect(view.posts).toHaveLength(9);
  });

  it('shows the rest on the last page, without a large post', () => {
    const view = blogListView(many, at('page=3'));
    expect(view.posts.map(({ title }) => title)).toEqual(['Post 19', 'Post 20']);
    expect(view.hasLeadStory).toBe(false);
  });

  it.each(['0', '4', '-1', '1e9', 'two'])('opens the first page for page=%s', (page) => {
    expect(blogListView(many, at(`page=${page}`)).page).toBe(1);
  });

  it("filters posts by the tab's id, in any case", () => {
    const posts = [post('A', { category: 'AUDIO' }), post('B', { category: 'Home Theater' })];
    expect(blogListView(posts, at('category=audio')).posts.map(({ title }) => title)).toEqual([
      'A',
    ]);
  });

  it('searches title, excerpt, category, and author within the tab, in any case', () => {
    const posts = [
      post('Palms'),
      post('B', { excerpt: 'about PALMS' }),
      post('C', { author: 'Ana Palms' }),
      post('D', { category: 'palms' }),
      post('E'),
    ];
    expect(blogListView(posts, at('q=palms')).posts).toHaveLength(4);
    expect(blogListView(posts, at('q=.*')).posts).toEqual([]);
    expect(blogListView(posts, at('q=palms&category=lighting')).posts).toHaveLength(3);
  });

  it('explains why the list is empty', () => {
    expect(blogListView([], at('')).reason).toBe('blog');
    expect(blogListView(many, at('category=kitchen')).reason).toBe('tab');
    expect(blogListView(many, at('category=kitchen&q=oven')).reason).toBe('search');
  });

  it.each([
    ['q=Post 7', '1 article for “Post 7”'],
    ['category=audio', '0 articles in Audio Systems'],
    ['page=2', '20 articles, page 2 of 3'],
  ])('describes the list at %s', (search, sentence) => {
    expect(blogListView(many, at(search)).announcement).toBe(sentence);
  });
});
