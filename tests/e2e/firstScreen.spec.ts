import type { Locator } from '@playwright/test';
import { startingPrices } from '../../site/src/content/prices.ts';
import { services } from './pages.ts';
import { expect, test, themes } from './site.ts';

const SCREEN = 844;

/** Where the visible one of these elements ends in each theme, in CSS pixels from the top of the page. */
const bottoms = (part: Locator) =>
  part.evaluateAll((all, names) => {
    const { classList } = document.documentElement;
    return names.map((name) => {
      classList.remove(...names);
      classList.add(name);
      const boxes = all
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.getBoundingClientRect());
      return boxes.find(({ height }) => height > 0)?.bottom ?? Infinity;
    });
  }, themes);

async function expectAbove(end: number, part: Locator, name: string) {
  for (const [index, bottom] of (await bottoms(part)).entries())
    expect(bottom, `${name}, ${themes[index]}`).toBeLessThanOrEqual(end);
}

test('a phone says on its first screen what and where, and how to call and to write, and within two screens how much a service costs', {
  tag: '@phone',
}, async ({ page }) => {
  for (const route of ['/', ...services]) {
    await page.goto(route);
    const main = page.getByRole('main');
    const bar = page.getByRole('navigation', { name: 'Quick links' });
    const end = (await bar.boundingBox())?.y ?? 0;
    const parts = {
      what:
        route === '/'
          ? main.getByText(/home theater, lighting/i)
          : main.getByRole('heading', { level: 1 }),
      where: main.getByText(/McAllen|Rio Grande Valley/),
      number: main.getByRole('link', { name: /^Call \(\d{3}\)/ }),
      writing: main.getByRole('link', { name: /^(Get a Free Quote|Contact Us)$/ }),
    };
    for (const [name, part] of Object.entries(parts))
      await expectAbove(end, part, `${route}: ${name}`);
    await expect(parts.number.filter({ visible: true }).first()).toHaveText(
      /^\(\d{3}\) \d{3}-\d{4}$/,
    );
    const price = startingPrices[route.split('/').at(-1) ?? ''];
    if (price) await expectAbove(2 * SCREEN, main.getByText(price), `${route}: price`);
  }
});
