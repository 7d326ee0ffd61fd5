import { startingPrices } from '../../site/src/content/prices.ts';
import { services } from './expected/routes.ts';
import { expect, test } from './site.ts';

const SCREEN = 844;

test.describe('within two screens, a phone', { tag: '@phone' }, () => {
  test('says what, where, and how much', async ({ page }) => {
    for (const route of ['/', ...services]) {
      await page.goto(route);
      const main = page.getByRole('main');
      const heading = main.getByRole('heading', { level: 1 });
      const what = route === '/' ? main.getByText(/home theater, lighting, sound/i) : heading;
      const price = startingPrices[route.split('/').at(-1) ?? ''];
      const facts = [
        what,
        main.getByText('McAllen and the Rio Grande Valley'),
        ...(price ? [main.getByText(price)] : []),
      ];
      for (const fact of facts) {
        const box = await fact.filter({ visible: true }).first().boundingBox();
        const end = (box?.y ?? Infinity) + (box?.height ?? 0);
        expect(end, route).toBeLessThanOrEqual(2 * SCREEN);
      }
    }
  });

  // The home page, and one of the template of all services.
  for (const route of ['/', ...services.slice(0, 1)]) {
    test(`has the number and the link to the form: ${route}`, async ({ page }) => {
      await page.goto(route);
      const main = page.getByRole('main');
      // One scroll later, they are in the quote bar.
      await page.evaluate((y) => scrollTo(0, y), SCREEN);
      const number = main.getByRole('link', { name: /^Call / }).filter({ visible: true });
      await expect(number).toHaveText(/^\(\d{3}\) \d{3}-\d{4}$/);
      const write = main
        .getByRole('link', { name: /Quote$/ })
        .filter({ visible: true })
        .last();
      for (const contact of [number, write]) await expect(contact).toBeInViewport();
      await write.click();
      const field = page.getByRole('textbox', { name: /^(Full|Your) Name$/ });
      await expect(field).toBeInViewport();
    });
  }
});
