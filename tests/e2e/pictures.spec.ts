import type { Page } from '@playwright/test';
import { heroContrasts } from './heroContrast.ts';
import { heroLight } from './heroLight.ts';
import { expect, hydrate, isPhone, test } from './site.ts';

test.use({ isDrawn: true });

/** Routes whose cards, rows, scenes, tiles, and stories show pictures. */
const routes = [
  '/',
  '/residential',
  '/services/lighting-design',
  '/communities/mission',
  '/communities/harlingen',
  '/projects',
];

/**
 * Pictures drawn more than a tenth larger than their file, at one device pixel per CSS pixel. A
 * copy of a stored picture counts only if the original is larger.
 */
const enlarged = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')];
    for (const image of images) image.loading = 'eager';
    const found = await Promise.all(
      images.map(async (image) => {
        await image.decode();
        // A drawing is sharp at any size.
        if (image.currentSrc.endsWith('.svg')) return [];
        const file = new Image();
        file.src = image.currentSrc;
        await file.decode();
        const { offsetWidth: width, offsetHeight: height } = image;
        const times = Math.max(width / file.naturalWidth, height / file.naturalHeight);
        const isOurs = image.currentSrc.includes('/assets/');
        const hasLarger = file.naturalHeight < Number(image.getAttribute('height'));
        return times > 1.1 && (isOurs || hasLarger)
          ? [`${times.toFixed(2)} ${width}x${height} of ${image.currentSrc.split('/').pop()}`]
          : [];
      }),
    );
    return found.flat();
  });

test('shows no picture from a file that is too small', async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    expect(await enlarged(page), route).toEqual([]);
  }
});

/** Pages whose pictures are bright behind the text. */
const bright = ['/residential', '/commercial/business-signs', '/commercial/medical-facilities'];

for (const width of [320, 390]) {
  test(`the text of a hero is below its lamps at ${width} px`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const route of bright) {
      await page.goto(route);
      for (const { excerpt, isHeading, contrast } of await heroContrasts(page)) {
        expect(contrast, `${route}: ${excerpt}`).toBeGreaterThanOrEqual(isHeading ? 4.5 : 7);
      }
    }
  });
}

test('a hero shows its picture at full strength, with readable words', { tag: '@wide' }, async ({
  page,
}) => {
  for (const [theme, route] of [
    ['dark', '/residential/existing-homes'],
    ['light', '/communities/mission'],
  ] as const) {
    await page.goto(route);
    await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.reload();
    for (const { excerpt, isHeading, contrast } of await heroContrasts(page)) {
      expect(contrast, `${theme} ${route}: ${excerpt}`).toBeGreaterThan(isHeading ? 3 : 4.5);
    }
    await page.reload();
    const { light, contrast } = await heroLight(page);
    expect(light, `light of ${theme} ${route}`).toBeGreaterThan(85);
    expect(contrast, `contrast of ${theme} ${route}`).toBeGreaterThan(90);
  }
});

test('the name of a city does not touch the sentence below it', async ({ page }) => {
  const clearance = () => {
    const name = document.querySelector('h1 > * > :last-child') ?? document.body;
    const style = getComputedStyle(name);
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas to measure with');
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const { actualBoundingBoxDescent, fontBoundingBoxDescent } = canvas.measureText(
      name.textContent ?? '',
    );
    const range = document.createRange();
    range.selectNodeContents(name);
    const lastLine = [...range.getClientRects()].at(-1)?.bottom ?? 0;
    const ink = lastLine - fontBoundingBoxDescent + actualBoundingBoxDescent;
    const below = document.querySelector('h1 ~ * p')?.getBoundingClientRect().top ?? 0;
    return below - ink;
  };
  const sizes = isPhone(page) ? [320, 390] : [768, 1440, 1920];
  for (const city of ['harlingen', 'edinburg', 'rio-grande-city']) {
    await page.goto(`/communities/${city}`);
    await page.evaluate(() => document.fonts.ready);
    for (const width of sizes) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(clearance), `${city} at ${width} px`).toBeGreaterThan(8);
    }
  }
});

/** The versions of a picture that the next view transition moves. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          void transition.ready.then(() => {
            const parts = document
              .getAnimations()
              .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
            const named = parts.filter((part) => /(?:old|new)\(opening\)/.test(part));
            resolve([...new Set(named)].sort());
          });
          return transition;
        };
      }),
  );

test('moves the picture of a pressed card to the top of its page, and back', async ({ page }) => {
  const both = ['::view-transition-new(opening)', '::view-transition-old(opening)'];
  await page.goto('/residential');
  await hydrate(page);
  const there = moved(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Existing Homes/ })
    .click();
  expect(await there).toEqual(both);
  await expect(page).toHaveURL(/existing-homes/);
  const back = moved(page);
  await page.goBack();
  expect(await back).toEqual(both);
  await expect(page).toHaveURL(/residential$/);
});
