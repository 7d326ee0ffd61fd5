import { describe, expect, it } from 'vitest';
import { home } from './home.ts';
import { commercial, communities, residential, services } from './pages.server.ts';

interface Prose {
  path: string;
  name: string;
}
const collections: Record<string, readonly Prose[]> = {
  services,
  residential,
  commercial,
  communities,
};
const overviews = import.meta.glob<{ overview: object }>('./*/overview.ts', { eager: true });

/** A page's prose, without names of pictures and icons, addresses, places, or buttons. */
function copyOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    /^(slug|name|path|papers|icon|image|heroImage|href|call|location|button|label|mailbox|phone)$/.test(
      key,
    )
      ? []
      : copyOf(value),
  );
}

/** Replaces the page's own name with one word, so that a copy with another name is still found. */
const wordsOf = (page: Prose) =>
  copyOf(page)
    .join('\n')
    .toLowerCase()
    .replaceAll(page.name.toLowerCase(), 'name')
    .match(/[\p{L}\p{N}$]+/gu) ?? [];

const runsOf = (length: number, words: readonly string[]) =>
  new Set(words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' ')));

const common = (one: Set<string>, other: Set<string>) => [...one].filter((part) => other.has(part));

/** The share of the smaller page that also appears in the other page, in runs of words. */
function sharedPart(one: Prose, other: Prose, length: number): number {
  const [small, large] = [one, other]
    .map((page) => runsOf(length, wordsOf(page)))
    .sort((a, b) => a.size - b.size);
  if (!small?.size || !large) throw new Error('a page of a few words');
  return common(small, large).length / small.size;
}

/** Leaves out the sentence that names all cities, which several pages repeat. */
const sentencesOf = (content: unknown) =>
  new Set(
    copyOf(content)
      .flatMap((text) => text.split(/(?<=[.?!:])\s+/))
      .filter((sentence) => !sentence.includes('{') && sentence.split(/\s+/).length >= 4),
  );

const pairs = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]));

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the copy of a page', () => {
  it('shares no sentence between pages', () => {
    const everyPage: [name: string, content: unknown][] = [
      ['home', home],
      ...[...services, ...residential, ...commercial].map((page): [string, unknown] => [
        page.path,
        page,
      ]),
      ...Object.entries(overviews),
    ];
    const shared = pairs(everyPage).flatMap(([[file, one], [otherFile, other]]) =>
      common(sentencesOf(one), sentencesOf(other)).map(
        (sentence) => `${file} and ${otherFile}: ${sentence}`,
      ),
    );
    expect(shared).toEqual([]);
  });

  it.each(Object.entries(collections))(
    'shares at most a few phrases between pages: %s',
    (_, pages) => {
      const alike = pairs(pages).flatMap(([one, other]) => {
        const part = sharedPart(one, other, 3);
        return part <= 0.1 ? [] : [`${one.path} and ${other.path}: ${Math.round(part * 100)} %`];
      });
      expect(alike).toEqual([]);
    },
  );

  it.each(Object.entries(collections))('recognizes a renamed copy: %s', (_, [page]) => {
    if (!page) throw new Error('a folder without pages');
    const renamed = JSON.parse(JSON.stringify(page).replaceAll(page.name, 'Elsewhere'));
    expect(sharedPart(page, renamed, 3)).toBe(1);
  });

  it('repeats no testimonial and no story', () => {
    const areaPages = [...residential, ...commercial];
    const people = [
      ...services.flatMap((page) => page.testimonials.map(({ name }) => name)),
      ...areaPages.flatMap((page) => page.testimonials.map(({ author }) => author)),
    ];
    expect(repeated(people)).toEqual([]);
    expect(repeated(areaPages.flatMap((page) => page.cases.map(({ title }) => title)))).toEqual([]);
  });
});
