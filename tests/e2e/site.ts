import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';

/** Every page of a journey must stay free of console errors and of violations of its own policy. */
export const test = base.extend<{ quiet: undefined; expectedNoise: RegExp | null }>({
  /** What a test provokes on purpose, such as a failing request. */
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
    },
    { auto: true },
  ],
});

/** The backend behind the site, as a script with the secret key sees it. */
export const asService = () =>
  createClient(process.env.BACKEND_URL ?? '', process.env.BACKEND_SECRET_KEY ?? '', {
    auth: { persistSession: false },
  });

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Resolves when the app answers by itself; hydration is asked for as a person would, by a key. */
export async function hydrate(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        if ('hydrated' in document.documentElement.dataset) done();
        else addEventListener('hydrated', () => done(), { once: true });
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      }),
  );
}

/** Rules of WCAG 2.2 AA and good practice that the page breaks, with the places. */
export async function axeViolations(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  // Without frames of others the rules need no second page to be put together on: a third of the time.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

export async function expectNoAxeViolations(page: Page) {
  expect(await axeViolations(page)).toEqual([]);
}

export { expect };
