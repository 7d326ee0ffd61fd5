import { describe, expect, it } from 'vitest';
import { postsInTab, searchPosts } from './searchPosts.ts';

const lamp = {
  title: 'Warm light',
  excerpt: 'In plain words.',
  category: 'Lighting',
  author: 'Ana',
};
const router = {
  title: 'Routers',
  excerpt: 'Why Wi-Fi stops.',
  category: 'Networking',
  author: 'Ben',
};
const posts = [lamp, router];

describe('searchPosts', () => {
  it.each([
    ['the title', 'WARM', lamp],
    ['the excerpt', 'wi-fi', router],
    ['the category', 'network', router],
    ['the author', 'aN', lamp],
  ])('finds a part of %s, whatever its case', (_field, query, found) => {
    expect(searchPosts(posts, query)).toEqual([found]);
  });

  it('finds all again for an empty search', () => {
    expect(searchPosts(posts, '  ')).toBe(posts);
  });

  it('takes signs for what they are', () => {
    expect(searchPosts(posts, '.*')).toEqual([]);
  });
});

describe('postsInTab', () => {
  it('shows the posts whose category is called as the tab’s id, whatever its case', () => {
    expect(postsInTab(posts, 'lighting')).toEqual([lamp]);
    expect(postsInTab(posts, 'audio')).toEqual([]);
    expect(postsInTab(posts, 'all')).toBe(posts);
  });
});
