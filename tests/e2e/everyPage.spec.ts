import type { Page } from '@playwright/test';
import { layoutShifts } from './layoutShifts.ts';
import { haveOneTemplate, notFound, pageGroups } from './pages.ts';
import { axeViolations, expect, hydrate, isPhone, test } from './site.ts';

const expectSound = async (page: Page, pages: readonly string[], hasOwnLayout: boolean) => {
  // The page loads in its theme, because axe can't judge colors during a transition.
  const theme = isPhone(page) ? 'light' : 'dark';
  await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
  // On Friday evenings, the line that says when the office opens is long.
  await page.clock.setFixedTime(new Date('2026-11-06T20:00-06:00'));
  // The first visit loads the fonts. The checks use the second visit.
  await page.goto('/');
  const failures: string[] = [];
  for (const route of pages) {
    await page.goto(route);
    const found: string[] = [];
    if (hasOwnLayout) {
      await hydrate(page);
      found.push(...(await layoutShifts(page)));
    }
    found.push(...(await axeViolations(page)));
    failures.push(...found.map((failure) => `${route} ${failure}`));
  }
  expect(failures).toEqual([]);
};

for (const [group, pages] of Object.entries(pageGroups)) {
  const rest = haveOneTemplate(group) ? pages.slice(1) : [];

  test.describe(group, () => {
    test.use({ isDrawn: true, expectedNoise: pages.includes(notFound) ? /404/ : null });

    test('are accessible and have no layout shifts', async ({ page }) => {
      await expectSound(page, rest.length > 0 ? pages.slice(0, 1) : pages, true);
    });

    // Half of them in each layout, because all have the layout of the first.
    if (rest.length > 0)
      test('are accessible wherever they share a layout', { tag: '@slow' }, async ({ page }) => {
        const half = rest.filter((_, index) => (index % 2 === 0) === isPhone(page));
        await expectSound(page, half, false);
      });
  });
}
