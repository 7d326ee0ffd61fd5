import { expect, type Page } from '@playwright/test';
import { wrongHeroes } from './visit.ts';

/** What the page shows, for `evaluate`. Presses every question. */
function shownPage() {
  const plain = (text?: string | null) => (text ?? '').trim().replaceAll('’', "'");
  const shown = (place: Element, selector: string) =>
    [...place.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  const texts = (place: Element, selector: string) =>
    shown(place, selector).map((one) => plain(one.textContent));
  const links = (place: Element) =>
    shown(place, 'a').map((link) => ({
      name: plain(link.textContent),
      target: link.getAttribute('href') ?? '',
    }));
  const pictures = (place: Element) => shown(place, 'img').length;
  const items = (place: Element) =>
    shown(place, 'li').map((item) => {
      const { left, top } = item.getBoundingClientRect();
      const icon = shown(item, 'svg:not(a *)').find(
        (svg) => svg.getBoundingClientRect().width > 10,
      );
      return {
        ...{ left, top, pictures: pictures(item), links: links(item) },
        isNumbered: item.parentElement?.tagName === 'OL',
        number: texts(item, 'span:not([aria-hidden])')[0] ?? '',
        icon: icon ? getComputedStyle(icon).color : '',
        title: texts(item, 'h3')[0] ?? '',
        texts: texts(item, 'p, article > div > div'),
      };
    });
  const quotes = (place: Element) =>
    shown(place, 'figure:has(blockquote)').map((quote) => ({
      content: texts(quote, 'blockquote').join(),
      lines: texts(quote, 'figcaption p'),
      face: texts(quote, 'figcaption [aria-hidden]').join(),
      avatars: pictures(quote),
    }));
  const press = (place: Element) => {
    const all = shown(place, 'details').filter((one) => texts(one, 'summary h3').length > 0);
    const open = () => all.flatMap((one, index) => (one.hasAttribute('open') ? index : []));
    const summaries = all.flatMap((one) => shown(one, 'summary'));
    const questions = summaries.map((summary, index) => {
      summary.click();
      const answer = texts(all[index] ?? summary, 'p').join(' ');
      return { question: plain(summary.textContent), answer, open: open() };
    });
    summaries.at(-1)?.click();
    return { questions, openAtLast: open() };
  };
  const read = [...document.querySelectorAll<HTMLElement>('main section')].map((section) => ({
    id: section.id,
    top: section.getBoundingClientRect().top,
    heading: texts(section, 'h1, h2')[0] ?? '',
    paragraphs: texts(section, 'p'),
    links: links(section),
    items: items(section),
    pictures: pictures(section),
    quotes: quotes(section),
    fields: shown(section, 'form input, form textarea').map(({ id }) => id),
    text: texts(section, 'h1, h2, h3, p, li, span').join('\n'),
    section,
  }));
  const sections = read.map(({ section, ...rest }) => ({ ...rest, ...press(section) }));
  const still = document.querySelector<HTMLImageElement>('[data-opening] img');
  return {
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    subtitle: texts(document.body, 'h1 em')[0] ?? '',
    hasStill: Boolean(still?.complete && still.naturalWidth),
    sections,
    text: sections
      .flatMap((one) => [one.text, ...one.questions.map(({ answer }) => answer)])
      .join('\n'),
  };
}

/** Reads each page once, for files whose tests check many statements on the same pages. */
export async function readPages(reader: Page, routes: readonly string[]) {
  const pages = [];
  for (const route of routes) {
    await reader.goto(route);
    pages.push({
      route,
      wrongHeroes: await wrongHeroes(reader),
      ...(await reader.evaluate(shownPage)),
    });
  }
  return pages;
}

/** Reads an overview and its detail pages. */
export async function readArea(reader: Page, root: string, slugs: readonly string[]) {
  const [overview, ...pages] = await readPages(reader, [
    root,
    ...slugs.map((slug) => `${root}/${slug}`),
  ]);
  if (!overview) throw new Error(`no page ${root}`);
  const pageOf = (slug: string) => {
    const page = pages.find(({ route }) => route === `${root}/${slug}`);
    if (!page) throw new Error(`no page ${root}/${slug}`);
    return page;
  };
  return { overview, pages, pageOf };
}
export type ShownArea = Awaited<ReturnType<typeof readArea>>;
export type ShownPage = Awaited<ReturnType<typeof readPages>>[number];
export type ShownSection = ShownPage['sections'][number];

/** The section of a page that was read. */
export function shownSection(
  { route, sections }: ShownPage,
  heading: string | RegExp,
): ShownSection {
  const found = sections.find((one) =>
    typeof heading === 'string' ? one.heading === heading : heading.test(one.heading),
  );
  if (!found) throw new Error(`${route} has no section ${heading}`);
  return found;
}

const words = expect.stringMatching(/\w+ \w+/);

/** Checks that each item has an icon, a title, and a description. */
export function expectFeatures({ items }: ShownSection, route: string) {
  for (const { icon, title, texts } of items)
    expect({ icon, title, texts }, route).toEqual({
      icon: expect.stringMatching(/\d/),
      title: expect.stringMatching(/\w{2}/),
      texts: [words],
    });
}

/** Checks name and content, and the picture or else the initial. */
export function expectTestimonials({ quotes }: ShownSection, route: string) {
  for (const { content, lines, face, avatars } of quotes) {
    expect(content, route).toMatch(/\w+ \w+ \w+/);
    expect(lines[0], route).toMatch(/\w+ \w+/);
    if (!avatars) expect(face, `${route}: initial of ${lines[0]}`).toBe(lines[0]?.charAt(0));
  }
}

/** Checks that each question opens its answer and closes the others, and that it can be closed. */
export function expectAccordion({ questions, openAtLast }: ShownSection, route: string) {
  expect(questions, route).toEqual(
    questions.map((_, index) => ({
      question: expect.stringMatching(/\w+.*\?$/),
      answer: words,
      open: [index],
    })),
  );
  expect(openAtLast, route).toEqual([]);
}

/** Checks that the page has these sections, one below the other, among others. */
export function expectSections({ route, sections }: ShownPage, headings: readonly RegExp[]) {
  const found = headings.map((heading) => sections.findIndex((one) => heading.test(one.heading)));
  expect(found, `${route}: ${sections.map(({ heading }) => heading)}`).not.toContain(-1);
  const tops = found.map((index) => sections[index]?.top ?? 0);
  expect(tops, route).toEqual(tops.toSorted((one, other) => one - other));
  expect(new Set(found).size, route).toBe(headings.length);
}

/** Where the links of this name lead. */
export const targetsOf = (section: ShownSection | undefined, name: string) =>
  section?.links.filter((link) => link.name.startsWith(name)).map(({ target }) => target);
