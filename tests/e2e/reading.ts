import type { Page } from '@playwright/test';

/** What a part of a page shows in its present layout; hidden parts do not count. */
export interface Part {
  text: string;
  headings: string[];
  links: { name: string; target: string }[];
  buttons: string[];
  /** Buttons inside headings, which is what an accordion is made of. */
  questions: string[];
  items: number;
  pictures: number;
  articles: number;
  testimonials: number;
  fields: { label: string; type: string; isRequired: boolean; rows: number; hint: string }[];
}

export interface Reading {
  title: string;
  firstHeadings: string[];
  main: Part;
  /** Landmarks inside main, in order. */
  sections: Part[];
  header: Part;
  footer: Part;
  bottomBar: Part;
}

export const read = (page: Page): Promise<Reading> =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) ||
      // No box of its own, but its children's.
      getComputedStyle(element).display === 'contents';
    // The expected texts have straight apostrophes; pages have typographic ones.
    const tidy = (text: string) => text.replace(/\s+/g, ' ').replaceAll('’', "'").trim();
    // The rendered text, with what only screen readers hear; `text-transform` would change it.
    const textOf = (element: Element | null) => tidy(element?.textContent ?? '');
    const byIds = (ids: string | null) =>
      tidy(
        (ids ?? '')
          .split(' ')
          .map((id) => textOf(document.getElementById(id)))
          .join(' '),
      );
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ||
      byIds(element.getAttribute('aria-labelledby')) ||
      textOf(element);

    const partOf = (root: Element): Part => {
      const all = <Kind extends Element>(selector: string) =>
        [...root.querySelectorAll<Kind>(selector)].filter(isShown);
      const fields = all<HTMLInputElement | HTMLTextAreaElement>('input, textarea, select');
      return {
        // biome-ignore lint/performance/useDomNodeTextContent: what is rendered is the question
        text: tidy((root as HTMLElement).innerText),
        headings: all('h1, h2, h3, h4').map(textOf),
        links: all('a[href]').map((link) => ({
          name: nameOf(link),
          target: link.getAttribute('href') ?? '',
        })),
        buttons: all('button').map(nameOf),
        questions: all('summary :is(h2, h3, h4)').map(textOf),
        items: all('li').length,
        // Beside a picture in its frame stands the same one in another light.
        pictures: all('img:not(picture ~ picture > img)').length,
        articles: all('article').length,
        testimonials: all('blockquote').length,
        fields: fields.map((field) => ({
          label: tidy(field.labels?.[0]?.textContent ?? nameOf(field)),
          type: field.type,
          isRequired: field.required || field.getAttribute('aria-required') === 'true',
          rows: Number(field.getAttribute('rows')),
          hint: byIds(field.getAttribute('aria-describedby')),
        })),
      };
    };
    const find = (selector: string) => {
      const found = document.querySelector(selector);
      if (!found) throw new Error(`${location.pathname} has no ${selector}`);
      return found;
    };
    const main = find('main');
    const sections = main.querySelectorAll(
      ':is(section, form)[aria-labelledby], section[aria-label]',
    );
    return {
      title: document.title,
      firstHeadings: [...main.querySelectorAll('h1')].filter(isShown).map(textOf),
      main: partOf(main),
      sections: [...sections].filter(isShown).map(partOf),
      header: partOf(find('body > header')),
      footer: partOf(find('body > footer')),
      bottomBar: partOf(find('nav[aria-label="Quick links"]')),
    };
  });

/** Words of main that no layout shows, as it is served or unfolded: they take a script to be read. */
export async function wordsNeverShown(page: Page): Promise<string[]> {
  const look = () =>
    page.getByRole('main').evaluate((main) => {
      const shown: string[] = [];
      const hidden: string[] = [];
      const collect = () => {
        const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        for (let node = words.nextNode(); node; node = words.nextNode()) {
          // A select shows its options when it is opened, which takes no script.
          if (node.parentElement?.closest('option')) continue;
          const isShown = node.parentElement?.checkVisibility({
            opacityProperty: true,
            visibilityProperty: true,
          });
          const text = node.textContent?.trim();
          if (text) (isShown ? shown : hidden).push(text);
        }
      };
      collect();
      // A press opens these without a script.
      for (const details of main.querySelectorAll('details')) details.open = true;
      collect();
      for (const details of main.querySelectorAll('details')) details.open = false;
      return { shown, hidden };
    });
  const shown = new Set<string>();
  const hidden = new Set<string>();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await look();
    for (const text of found.shown) shown.add(text);
    for (const text of found.hidden) hidden.add(text);
  }
  return [...hidden].filter((text) => !shown.has(text));
}
