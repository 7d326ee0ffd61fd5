import { layoutShifts } from './layoutShifts.ts';
import { axeViolations, expect, hydrate, test } from './site.ts';
import { families } from './stated/index.ts';
import { notFound } from './stated/standalone.ts';

// Every step of a trace costs a picture of the page, and these pages stand still.
test.use({ trace: 'off' });

for (const [family, pages] of Object.entries(families)) {
  test.describe(family, () => {
    test.use({ expectedNoise: pages.includes(notFound) ? /404/ : null });

    for (const theme of ['dark', 'light']) {
      test(`every page is accessible and nothing moves on it, ${theme}`, async ({ page }) => {
        test.setTimeout(120_000);
        // Loaded in its theme rather than switched: a colour on its way to another has no contrast to judge.
        await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
        // Pages are judged as a second visit finds them, with the typefaces at hand.
        await page.goto(pages[0]?.route ?? '/');
        const faults: string[] = [];
        for (const { route } of pages) {
          await page.goto(route);
          // One of a family also as it is served, before the app.
          const served = route === pages.at(-1)?.route ? await axeViolations(page) : [];
          await hydrate(page);
          const found = [...served, ...(await layoutShifts(page)), ...(await axeViolations(page))];
          faults.push(...found.map((fault) => `${route} ${fault}`));
        }
        expect(faults).toEqual([]);
      });
    }
  });
}
