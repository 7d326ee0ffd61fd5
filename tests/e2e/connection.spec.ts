import type { Page } from '@playwright/test';
import { about } from '../../site/src/content/about.ts';
import { home } from '../../site/src/content/home.ts';
import { expectHeading, follow } from './journey.ts';
import { expect, expectNoAxeViolations, hydrate, test } from './site.ts';

/** A lost connection logs these messages. */
test.use({ expectedNoise: /Failed to load resource|ERR_|dynamically imported module/ });

const notice = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close' }) });
/** Marks the document, so a test can tell whether it was reloaded. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = '';
  });
const expectSameDocument = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-marked', '');

test.describe('offline', () => {
  test('a link to a page that cannot be loaded keeps the visitor on the page, names the missing one, and works once the connection returns', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await hydrate(page);
    await mark(page);
    const name = page.getByLabel(home.contact.fields.name, { exact: false });
    await name.fill('Rosa Garza');
    await context.setOffline(true);
    await follow(page, '/about');
    await expect(notice(page)).toContainText('You’re offline, so “About” can’t be opened.');
    await expectNoAxeViolations(page);
    await expectSameDocument(page);
    await expect(page).toHaveURL(/\/$/);
    await expect(name).toHaveValue('Rosa Garza');
    // Still offline: the page stays, and the notice appears again.
    await notice(page).getByRole('link', { name: 'Try again' }).click();
    await expect(notice(page)).toContainText('You’re offline');
    await expectSameDocument(page);
    await context.setOffline(false);
    await expect(notice(page)).toBeHidden();
    await follow(page, '/about');
    await expectHeading(page, about.hero.heading);
  });

  test('a link pressed before the app has loaded also keeps the visitor on the page', async ({
    page,
    context,
  }) => {
    await page.goto('/services', { waitUntil: 'load' });
    await mark(page);
    await context.setOffline(true);
    await follow(page, '/about');
    await expect(notice(page)).toContainText('“About”');
    await expectSameDocument(page);
    await notice(page).getByRole('button', { name: 'Close' }).click();
    await expect(notice(page)).toBeHidden();
    await context.setOffline(false);
    await follow(page, '/about');
    await expectHeading(page, about.hero.heading);
  });
});

test('a link whose page cannot be loaded does nothing on hover', async ({ page }) => {
  let asked = 0;
  await page.route('**/assets/about-*.js', (route) => {
    asked += 1;
    return route.fulfill({ status: 404 });
  });
  await page.goto('/services');
  await hydrate(page);
  await mark(page);
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')?.focus(),
  );
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await expectSameDocument(page);
  await expect(notice(page)).toBeHidden();
});

test('a page whose data cannot be loaded says so and keeps typed text', async ({ page }) => {
  await page.route('**/about.data', (route) => route.abort('connectionreset'));
  await page.goto('/');
  await hydrate(page);
  const name = page.getByLabel(home.contact.fields.name, { exact: false });
  await name.fill('Rosa Garza');
  await follow(page, '/about');
  await expectHeading(page, 'Unexpected Application Error!');
  await expect(page.getByText('Part of this page couldn’t be loaded.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute('**/about.data');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectHeading(page, about.hero.heading);
  await hydrate(page);
  await page.goBack();
  await expect(name).toHaveValue('Rosa Garza');
});

test('Back before the app has loaded shows the page of the address', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await follow(page, '/about');
  await expectHeading(page, about.hero.heading);
  await page.reload();
  await page.goBack();
  await expect(page.getByLabel(home.contact.fields.name, { exact: false })).toBeVisible();
});

test('a button pressed while the app cannot be loaded says so, and works once it can', async ({
  page,
}) => {
  await page.goto('/');
  await page.route('**/assets/*.js', (route) => route.abort());
  const button = page.getByRole('button', { name: 'Switch to light theme' });
  await button.click();
  await expect(notice(page)).toContainText('the button you pressed doesn’t work yet');
  await expect(button).toBeVisible();
  await page.unroute('**/assets/*.js');
  await button.click();
  await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});
