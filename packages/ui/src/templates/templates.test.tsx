import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { templates } from './examples/templates.fixtures.tsx';

const headings = (html: string) =>
  [...html.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/g)].map(([, level, words = '']) => ({
    level: Number(level),
    words: words.replace(/<[^>]*>/g, ''),
  }));
const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** What a person would stumble over, whatever the page says. */
function faultsOf(html: string): string[] {
  const levels = headings(html).map(({ level }) => level);
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  const silent = headings(html).filter(({ words }) => words.trim() === '');
  const tags = (name: string) => html.match(new RegExp(`<${name}(?:\\s[^>]*)?>`, 'g')) ?? [];
  const images = tags('img').filter(
    (tag) =>
      attribute(tag, 'alt') === undefined ||
      !Number(attribute(tag, 'width')) ||
      !Number(attribute(tag, 'height')),
  );
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  const names = [...html.matchAll(/\saria-labelledby="([^"]*)"/g)]
    .flatMap(([, list = '']) => list.split(' '))
    .filter((id) => !ids.includes(id));
  const landmarks = tags('section')
    .slice(1)
    .filter((tag) => !/aria-label(ledby)?=/.test(tag));
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].filter(([, id]) => !ids.includes(id));
  return [
    levels.filter((level) => level === 1).length === 1 ? '' : 'has not exactly one h1',
    levels[0] === 1 ? '' : 'does not begin with its h1',
    ...skipped.map((level) => `skips a level before an h${level}`),
    ...silent.map(({ level }) => `has an empty h${level}`),
    ...images.map((tag) => `has an image without alt or size: ${tag}`),
    ...names.map((id) => `is labeled by ${id}, which is not there`),
    ...landmarks.map((tag) => `has a landmark without a name: ${tag}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `uses id ${id} twice`),
    ...targets.map(([link]) => `leads nowhere by ${link}`),
    /<(ul|ol|dl|section|figure)[^>]*><\/\1>/.test(html) ? 'has an empty list or section' : '',
    html.includes('undefined') || html.includes('[object') ? 'shows a value as code' : '',
  ].filter((fault) => fault !== '');
}

const render = (page: ReactElement) => renderToString(page);

describe.each(templates)('$name', ({ full, minimal, long, optional }) => {
  it.each(Object.entries({ full, minimal, long }))(
    'has one h1, whole levels, named landmarks and sized images when %s',
    (_content, page) => {
      expect(faultsOf(render(page))).toEqual([]);
    },
  );

  it('shows every section it has content for', () => {
    const shown = headings(render(full))
      .map(({ words }) => words)
      .join('\n');
    for (const heading of optional) expect(shown).toContain(heading);
  });

  it('drops whole sections with their lists', () => {
    const html = render(minimal);
    for (const heading of optional) expect(html).not.toContain(heading);
    expect(headings(html)).toHaveLength(2);
  });

  it('keeps every word of ten times the text', () => {
    const words = (page: ReactElement) => render(page).replace(/<[^>]*>/g, ' ').length;
    expect(words(long)).toBeGreaterThan(words(full) * 7);
  });

  it('renders the same HTML every time', () => {
    expect(render(full)).toBe(render(full));
  });
});

it('notices what a page must not have', () => {
  const html =
    '<section><h2>First</h2></section><section><h4></h4><img src="a.png"><a href="#gone">x</a></section>';
  expect(faultsOf(html)).toEqual([
    'has not exactly one h1',
    'does not begin with its h1',
    'skips a level before an h2',
    'skips a level before an h4',
    'has an empty h4',
    expect.stringContaining('image without alt or size'),
    'has a landmark without a name: <section>',
    'leads nowhere by href="#gone"',
  ]);
});
