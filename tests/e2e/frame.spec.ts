import { home } from '../../site/src/content/home.ts';
import { expect, expectNoAxeViolations, hydrate, isPhone, test } from './site.ts';

test('opens a page at its top, says its title and starts the focus there', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.evaluate(() => scrollTo(0, 1500));
  await page.getByRole('link', { name: home.about.action.label }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'About' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('finds the old place again on the way back', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.evaluate(() => scrollTo(0, 1200));
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).includes('1200')))
    .toBe(true);
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')?.click(),
  );
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1200);
});

test('stays where the browser put a page when the app arrives', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.evaluate(() => scrollTo(0, 2000));
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).includes('2000')))
    .toBe(true);
  await page.goto('/services/lighting-design');
  await hydrate(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe('a reload without scripts', () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test('remembers the light theme', async ({ page }) => {
    await page.goto('/services');
    await hydrate(page);
    if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).last().click();
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(page.locator('html')).toHaveClass(/light/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    await expect(page.locator('html')).toHaveClass(/light/);
  });
});

test('answers an unknown address with 404 and a way home', async ({ page }) => {
  const response = await page.request.get('/no-such-room');
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toContain('Oops! Page not found');
});

test('opens the menu from the bar at the thumb', async ({ page }) => {
  test.skip(!isPhone(page), 'the bar is the phone’s');
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('button').click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('opens and closes a drop-down by keyboard', async ({ page }) => {
  test.skip(isPhone(page), 'the bar of wide screens');
  await page.goto('/');
  await hydrate(page);
  const trigger = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Services' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /Fiber Optic Installation/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('jumps over the navigation by the first stop of the Tab key', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
