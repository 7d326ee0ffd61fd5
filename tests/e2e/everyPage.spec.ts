import { layoutShifts } from './layoutShifts.ts';
import { haveOneTemplate, notFound, pageGroups } from './pages.ts';
import { axeViolations, expect, hydrate, isPhone, test } from './site.ts';

for (const [group, pages] of Object.entries(pageGroups)) {
  test.describe(group, () => {
    test.use({ isDrawn: true, expectedNoise: pages.includes(notFound) ? /404/ : null });

    test('are accessible and have no layout shifts', async ({ page }) => {
      test.setTimeout(300_000);
      // The page loads in its theme, because axe can't judge colors during a transition.
      const theme = isPhone(page) ? 'light' : 'dark';
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
      // On Friday evenings, the line that says when the office opens is long.
      await page.clock.setFixedTime(new Date('2026-11-06T20:00-06:00'));
      // The first visit loads the fonts. The checks use the second visit.
      await page.goto('/');
      const failures: string[] = [];
      for (const [index, route] of pages.entries()) {
        // axe takes half of the time, so it examines each page in one layout and theme.
        const isExamined = (index % 2 === 1) === isPhone(page);
        const hasOwnLayout = index === 0 || !haveOneTemplate(group);
        if (!hasOwnLayout && !isExamined) continue;
        await page.goto(route);
        const found: string[] = [];
        if (hasOwnLayout) {
          await hydrate(page);
          found.push(...(await layoutShifts(page)));
        }
        if (isExamined) found.push(...(await axeViolations(page)));
        failures.push(...found.map((failure) => `${route} ${failure}`));
      }
      expect(failures).toEqual([]);
    });
  });
}
