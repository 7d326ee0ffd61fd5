import { startingPrices } from '../../site/src/content/prices.ts';
import { services } from './pages.ts';
import { expect, setTheme, test, themes } from './site.ts';

const SCREEN = 844;

test.describe('a phone', { tag: '@phone' }, () => {
  test('says on its first screen what and where, and how to call and to write', async ({
    page,
  }) => {
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
      for (const theme of themes) {
        await setTheme(page, theme);
        for (const [name, part] of Object.entries(parts)) {
          const box = await part.filter({ visible: true }).first().boundingBox();
          const bottom = (box?.y ?? Infinity) + (box?.height ?? 0);
          expect(bottom, `${route}, ${theme}: ${name}`).toBeLessThanOrEqual(end);
        }
      }
      await expect(parts.number.filter({ visible: true }).first()).toHaveText(
        /^\(\d{3}\) \d{3}-\d{4}$/,
      );
    }
  });

  test('says within two screens how much a service costs', async ({ page }) => {
    for (const route of services) {
      const price = startingPrices[route.split('/').at(-1) ?? ''];
      if (!price) continue;
      await page.goto(route);
      const fact = page.getByRole('main').getByText(price).filter({ visible: true }).first();
      const box = await fact.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), route).toBeLessThanOrEqual(2 * SCREEN);
    }
  });
});
