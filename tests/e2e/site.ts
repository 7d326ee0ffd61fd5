import { createRequire } from 'node:module';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';

/**
 * Chromium lays out a transparent page as usual, but doesn't draw it. Drawing takes a third of its
 * processor time.
 */
export const drawNothing = (context: BrowserContext) =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { opacity: 0 }');
    document.adoptedStyleSheets = [sheet];
  });

interface Fixtures {
  quiet: undefined;
  expectedNoise: RegExp | null;
  isDrawn: boolean;
}

/** Fails a test if a page logs a console error or violates its Content-Security-Policy. */
export const test = base.extend<Fixtures>({
  /** For tests of pixels, opacity, or layout shifts, or of what Chromium reports as painted. */
  isDrawn: [false, { option: true }],
  context: async ({ context, isDrawn }, use) => {
    if (!isDrawn) await drawNothing(context);
    await use(context);
  },
  /** Messages that a test causes on purpose, such as a failing request. */
  expectedNoise: [null, { option: true }],
  baseURL: async ({ browserName: _ }, use) => use(process.env.SITE_URL),
  quiet: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = [];
      const hear = (text: string) => {
        if (!expectedNoise?.test(text)) noise.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') hear(message.text());
      });
      page.on('pageerror', (error) => hear(String(error)));
      await use(undefined);
      expect(noise, 'the console stays quiet').toEqual([]);
      // Without this, closing the context takes a third of a second longer.
      await page.close();
    },
    { auto: true },
  ],
});

/** The backend behind the site, with the secret key. */
export const asService = () =>
  createClient(process.env.BACKEND_URL ?? '', process.env.BACKEND_SECRET_KEY ?? '', {
    auth: { persistSession: false },
  });

/** The screen of the project `phone`, for phone journeys in a file that runs once. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Changes the theme of a page that has loaded. */
export const setTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((name) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(name);
  }, theme);

export const themes = ['light', 'dark'] as const;

/** Whether React runs the content of every section. It marks elements with keys of its own. */
const areSectionsHydrated = () =>
  [...document.querySelectorAll('main section, footer')].every(
    ({ firstElementChild }) =>
      !firstElementChild || Object.keys(firstElementChild).some((key) => key.startsWith('__react')),
  );

/** Waits for hydration, which a key press starts, of the page and then of each section. */
export async function hydrate(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        if ('hydrated' in document.documentElement.dataset) done();
        else addEventListener('hydrated', () => done(), { once: true });
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      }),
  );
  await page.waitForFunction(areSectionsHydrated);
}

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Axe {
  run: (where: Document, options: object) => Promise<{ violations: Violation[] }>;
}
interface Violation {
  id: string;
  nodes: { target: string[] }[];
}
declare global {
  var axe: Axe | undefined;
}

const { source: axeSource } = createRequire(import.meta.resolve('@axe-core/playwright'))(
  'axe-core/axe.min.js',
) as { source: string };

/**
 * Returns violations of WCAG 2.2 AA and of best practices, with their places. Runs axe directly,
 * because its builder opens a second page for frames of other sites and takes three times as long.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (values) => {
    // axe skips the colors of transparent text.
    document.adoptedStyleSheets = [];
    const options = {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      // Without it, axe also reads every style sheet again for a rule that isn't among these.
      preload: { assets: ['media'] },
    };
    return (await globalThis.axe?.run(document, options))?.violations ?? [];
  }, axeTags);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

export async function expectNoAxeViolations(page: Page) {
  expect(await axeViolations(page)).toEqual([]);
}

export { expect };
