import type { Page } from '@playwright/test';
import { layoutShifts } from './layoutShifts.ts';
import { axeViolations, expect, hydrate, test } from './site.ts';
import { everyPage, families } from './stated/index.ts';
import { notFound } from './stated/standalone.ts';

const isThere = (route: string) => route !== notFound.route;
const routes = everyPage.map(({ route }) => route).filter(isThere);
/** One page of each family. It is also checked as it is served, before hydration. */
const samples = Object.values(families)
  .flatMap((pages) => pages.at(-1)?.route ?? [])
  .filter(isThere);

async function faultsOf(page: Page, route: string, isSample: boolean) {
  await page.goto(route);
  const served = isSample ? await axeViolations(page) : [];
  await hydrate(page);
  const found = [...served, ...(await layoutShifts(page)), ...(await axeViolations(page))];
  return found.map((fault) => `${route} ${fault}`);
}

// Every page is checked in both themes and in both layouts, and one page of each family in all four
// pairs of them.
const pairs = { desktop: 'dark', phone: 'light' };

for (const theme of ['dark', 'light']) {
  test.describe(`in the ${theme} theme`, () => {
    // Loaded in its theme rather than switched: a color on its way to another has no contrast to judge.
    test.beforeEach(({ page }) =>
      page.addInitScript((name) => localStorage.setItem('theme', name), theme),
    );

    test('every page is accessible and nothing moves on it', async ({ page }, { project }) => {
      test.setTimeout(300_000);
      // Pages are judged as a second visit finds them, with the typefaces at hand.
      await page.goto('/');
      const faults: string[] = [];
      const isWhole = pairs[project.name as keyof typeof pairs] === theme;
      for (const route of isWhole ? routes : samples) {
        const isSample = theme === 'dark' && samples.includes(route);
        faults.push(...(await faultsOf(page, route, isSample)));
      }
      expect(faults).toEqual([]);
    });

    test.describe('a page that is not there', () => {
      test.use({ expectedNoise: /404/ });

      test('is accessible and nothing moves on it', async ({ page }) => {
        await page.goto('/');
        expect(await faultsOf(page, notFound.route, true)).toEqual([]);
      });
    });
  });
}
