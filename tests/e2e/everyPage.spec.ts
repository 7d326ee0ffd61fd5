import type { Page } from '@playwright/test';
import { layoutShifts, visitWithFonts } from './layoutShifts.ts';
import { furtherPages, notFound, templates } from './pages.ts';
import { axeViolations, expect, hydrate, isPhone, test } from './site.ts';

const expectSound = async (page: Page, pages: readonly string[]) => {
  // The page loads in its theme, because axe can't judge colors during a transition.
  const theme = isPhone(page) ? 'light' : 'dark';
  await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
  // On Friday evenings, the line that says when the office opens is long.
  await page.clock.setFixedTime(new Date('2026-11-06T20:00-06:00'));
  // The first visit stores the fonts. The checks use the second visit.
  await page.goto(pages[0] ?? '/');
  const failures: string[] = [];
  for (const route of pages) {
    await visitWithFonts(page, route);
    await hydrate(page);
    const found = [...(await layoutShifts(page)), ...(await axeViolations(page))];
    failures.push(...found.map((failure) => `${route} ${failure}`));
  }
  expect(failures).toEqual([]);
};

for (const [group, pages] of Object.entries(templates)) {
  test.describe(group, () => {
    test.use({ isDrawn: true, expectedNoise: pages.includes(notFound) ? /404/ : null });

    test('are accessible and have no layout shifts', async ({ page }) => {
      await expectSound(page, pages);
    });
  });
}

test.describe('pages that share a template', () => {
  test.use({ isDrawn: true });

  // Half of them in each layout, because the others have shown both.
  for (const part of [0, 1, 2]) {
    test(`are accessible and have no layout shifts, part ${part + 1} of 3`, {
      tag: '@slow',
    }, async ({ page }) => {
      const half = furtherPages.filter((_, index) => (index % 2 === 0) === isPhone(page));
      await expectSound(
        page,
        half.filter((_, index) => index % 3 === part),
      );
    });
  }
});
