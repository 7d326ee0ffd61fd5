import type { Page } from '@playwright/test';

/** The visible content of a part of a page in the present layout. */
export interface Part {
  text: string;
  headings: string[];
  links: { name: string; target: string }[];
  buttons: string[];
  /** Buttons inside headings, as in an accordion. */
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
      // The element has no box of its own, but its children do.
      getComputedStyle(element).display === 'contents';
    // The expected texts have straight apostrophes; pages have typographic ones.
    const tidy = (text: string) => text.replace(/\s+/g, ' ').replaceAll('’', "'").trim();
    // The rendered text, including text for screen readers. `innerText` would apply
    // `text-transform`.
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
        // biome-ignore lint/performance/useDomNodeTextContent: the test needs the rendered text
        text: tidy((root as HTMLElement).innerText),
        headings: all('h1, h2, h3, h4').map(textOf),
        links: all('a[href]').map((link) => ({
          name: nameOf(link),
          target: link.getAttribute('href') ?? '',
        })),
        buttons: all('button').map(nameOf),
        questions: all('summary :is(h2, h3, h4)').map(textOf),
        items: all('li').length,
        // A picture with a dimmed version has two `<img>` elements and counts once.
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
      // Managers' pages have other bars, whose statements aren't checked.
      header: partOf(document.querySelector('body > header') ?? main),
      footer: partOf(document.querySelector('body > footer') ?? main),
      bottomBar: partOf(document.querySelector('nav[aria-label="Quick links"]') ?? main),
    };
  });

/** Text in main that no layout shows without a script, even with every part opened. */
export async function textsNeverShown(page: Page): Promise<string[]> {
  const look = () =>
    page.getByRole('main').evaluate((main) => {
      const shown: string[] = [];
      const hidden: string[] = [];
      const collect = () => {
        const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        for (let node = words.nextNode(); node; node = words.nextNode()) {
          // A select shows its options without a script.
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
      // These open without a script, those of one name one at a time.
      for (const details of main.querySelectorAll('details')) {
        details.removeAttribute('name');
        details.open = true;
      }
      // Some fade in. They count as they look in the end.
      for (const animation of main.getAnimations({ subtree: true })) {
        if (animation.timeline === document.timeline) animation.currentTime = 10_000;
      }
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
