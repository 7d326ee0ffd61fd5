import '@custom-designs/ui/styles';
import { BlogRenderer, PostList, type PostSummary } from '@custom-designs/ui/blog';
import { readArticle, searchPosts } from '@custom-designs/ui/blog/content';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Milliseconds of each run; the first is what a visitor feels, before the browser has warmed up. */
export type Runs = readonly number[];

export interface BlogBench {
  read: (content: string, runs: number) => Promise<Runs>;
  article: (content: string, runs: number) => Promise<Runs>;
  list: (posts: number, runs: number) => Runs;
  keystrokes: (posts: number, query: string) => Runs;
}

/** From nothing to a page that has been laid out. */
function drawn(page: ReactNode): number {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const started = performance.now();
  flushSync(() => root.render(page));
  container.getBoundingClientRect();
  const took = performance.now() - started;
  root.unmount();
  container.remove();
  return took;
}

const times = (runs: number) => Array.from({ length: runs });

const postsOf = (count: number): PostSummary[] =>
  times(count).map((_, index) => ({
    href: `/blog/${index}`,
    title: `Lighting a palm without lighting the sky, part ${index}`,
    excerpt:
      'One small lamp, close to the trunk and aimed at the bark, does more than a floodlight. How we place it, what it is made of and what it costs to run.',
    category: ['Lighting', 'Audio', 'Networking', 'Home Theater'][index % 4] ?? '',
    author: 'Custom Designs',
    date: 'November 12, 2026',
    dateTime: '2026-11-12',
  }));

const bench: BlogBench = {
  read: async (content, runs) => {
    const taken: number[] = [];
    for (const _ of times(runs)) {
      const started = performance.now();
      await readArticle(content);
      taken.push(performance.now() - started);
    }
    return taken;
  },
  article: async (content, runs) => {
    const article = await readArticle(content);
    return times(runs).map(() => drawn(<BlogRenderer article={article} />));
  },
  list: (count, runs) => {
    const posts = postsOf(count);
    return times(runs).map(() => drawn(<PostList items={posts} isLed />));
  },
  keystrokes: (count, query) => {
    const posts = postsOf(count);
    return [...query].map((_letter, index) => {
      const started = performance.now();
      searchPosts(posts, query.slice(0, index + 1));
      return performance.now() - started;
    });
  },
};

Object.assign(window, { bench });
