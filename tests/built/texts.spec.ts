import { expect, test } from '@playwright/test';
import { company } from '../../site/src/content/company.ts';
import { staticPosts } from '../../site/src/content/posts.ts';
import { all, pages } from './pages.ts';

const mainOf = (path: string) => pages.find((page) => page.path === path)?.main ?? '';
const linksIn = (html: string) => all(html, /<a [^>]*href="([^"]+)"/g);
const headingsIn = (html: string) => all(html, /<h\d[^>]*>(.*?)<\/h\d>/gs).map(textOf);
const textOf = (html: string) => html.replace(/<[^>]*>/g, '');

const kept = `for ${company.messagesKeptMonths} months, then delete them`;

// docs/behavior/pages.md#after-a-form and #privacy
for (const [path, heading, words] of [
  ['/contact/sent', 'Your message has arrived', ['What happens next']],
  ['/contact/not-sent', 'Your message wasn’t sent', ['Back button', 'What may be wrong']],
  ['/privacy', 'Privacy', ['What we keep', kept, 'Who sees it']],
] as const) {
  test(`${path} says what happened and how to reach the company`, () => {
    const main = mainOf(path);
    expect(headingsIn(main)).toContain(heading);
    for (const part of words) expect(textOf(main)).toContain(part);
    expect(linksIn(main)).toContainEqual(expect.stringMatching(/^tel:\+1/));
    expect(linksIn(main)).toContainEqual(expect.stringMatching(/^mailto:/));
  });
}

test('the blog links to every article that the build found, and the home page to the newest three', () => {
  const isOther = (path: string) =>
    /^\/blog\/(preview|~)$/.test(path) || staticPosts.some(({ slug }) => path === `/blog/${slug}`);
  const articles = pages.map(({ path }) => path).filter((path) => /^\/blog\/./.test(path));
  const linked = (path: string) => [
    ...new Set(linksIn(mainOf(path)).filter((href) => /^\/blog\/./.test(href))),
  ];
  const newestFirst = linked('/blog');
  expect(newestFirst.toSorted()).toEqual(articles.filter((path) => !isOther(path)).toSorted());
  expect(newestFirst.length).toBeGreaterThan(9);
  expect(linked('/')).toEqual(newestFirst.slice(0, 3));
});
