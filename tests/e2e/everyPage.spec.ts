import { pageGroups } from './expected/index.ts';
import { notFound } from './expected/standalone.ts';
import { layoutShifts } from './layoutShifts.ts';
import { axeViolations, expect, hydrate, isPhone, test } from './site.ts';

/** Their pages share a template, so each of them is judged in one layout. */
const haveOneTemplate = /^pages (of services|for homes|for businesses|of cities)$/;

for (const [group, pages] of Object.entries(pageGroups)) {
  test.describe(group, () => {
    test.use({ expectedNoise: pages.includes(notFound) ? /404/ : null });

    test('are accessible and nothing moves on them', async ({ page }) => {
      test.setTimeout(300_000);
      // Loaded in its theme rather than switched: a color on its way to another has no contrast to judge.
      const theme = isPhone(page) ? 'light' : 'dark';
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
      // Pages are judged as a second visit finds them, with the typefaces at hand.
      await page.goto('/');
      const failures: string[] = [];
      for (const [index, { route }] of pages.entries()) {
        if (haveOneTemplate.test(group) && (index % 2 === 1) !== isPhone(page)) continue;
        await page.goto(route);
        await hydrate(page);
        const found = [...(await layoutShifts(page)), ...(await axeViolations(page))];
        failures.push(...found.map((failure) => `${route} ${failure}`));
      }
      expect(failures).toEqual([]);
    });
  });
}
