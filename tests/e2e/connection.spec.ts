import type { Page } from '@playwright/test';
import { about } from '../../site/src/content/about.ts';
import { home } from '../../site/src/content/home.ts';
import { overview as servicesOverview } from '../../site/src/content/services/overview.ts';
import { expectHeading, follow } from './journey.ts';
import { expect, expectNoAxeViolations, hydrate, test } from './site.ts';

/** What a lost connection says on the console. */
test.use({ expectedNoise: /Failed to load resource|ERR_|dynamically imported module/ });

const notice = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close' }) });
/** Stays on the document until another one is loaded. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = '';
  });
const expectSameDocument = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-marked', '');

test.describe('offline', () => {
  test('a link keeps the page, names the other one and leads there once the line is back', async ({
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
    await expect(notice(page)).toContainText('You are offline, so “About” cannot be opened.');
    await expectNoAxeViolations(page);
    await expectSameDocument(page);
    await expect(page).toHaveURL(/\/$/);
    await expect(name).toHaveValue('Rosa Garza');
    // Still offline: no error page of the browser, and said once more.
    await notice(page).getByRole('link', { name: 'Try again' }).click();
    await expect(notice(page)).toContainText('You are offline');
    await expectSameDocument(page);
    await context.setOffline(false);
    await expect(notice(page)).toBeHidden();
    await follow(page, '/about');
    await expectHeading(page, about.hero.title);
  });

  test('a link that is pressed before the app has arrived keeps the page, too', async ({
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
    await expectHeading(page, about.hero.title);
  });

  test('a step back keeps the page and names the other one', async ({ page, context }) => {
    await page.goto('/services');
    await hydrate(page);
    await follow(page, '/about');
    await expectHeading(page, about.hero.title);
    await mark(page);
    await context.setOffline(true);
    await page.evaluate(() => history.back());
    await expect(notice(page)).toContainText('“All Services”');
    await expect(page).toHaveURL(/\/about$/);
    await expectHeading(page, about.hero.title);
    await expectSameDocument(page);
    await context.setOffline(false);
    await page.goBack();
    await expectHeading(page, servicesOverview.hero.title);
    await expect(notice(page)).toBeHidden();
  });
});

test.describe('a page whose code is gone, as after a new version of the site', () => {
  test('keeps the page before it, says so and loads anew when asked to', async ({ page }) => {
    await page.route('**/assets/about-*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await hydrate(page);
    await mark(page);
    const name = page.getByLabel(home.contact.fields.name, { exact: false });
    await name.fill('Rosa Garza');
    await follow(page, '/about');
    await expect(notice(page)).toContainText('“About” could not be loaded.');
    await expectSameDocument(page);
    await expect(name).toHaveValue('Rosa Garza');
    await notice(page).getByRole('link', { name: 'Try again' }).click();
    await expectHeading(page, about.hero.title);
    await expect(page.locator('html')).not.toHaveAttribute('data-marked');
    await page.goBack();
    await hydrate(page);
    await expect(name).toHaveValue('Rosa Garza');
  });
});

test('a page whose data is lost on the way keeps the page before it', async ({ page }) => {
  await page.route('**/about.data', (route) => route.abort('connectionreset'));
  await page.goto('/services');
  await hydrate(page);
  await mark(page);
  await follow(page, '/about');
  await expect(notice(page)).toContainText('“About” could not be loaded.');
  await expect(page).toHaveURL(/\/services$/);
  await expectHeading(page, servicesOverview.hero.title);
  await expectSameDocument(page);
  await page.unroute('**/about.data');
  await follow(page, '/about');
  await expectHeading(page, about.hero.title);
  await expect(notice(page)).toBeHidden();
});

test('a button that is pressed while the app cannot be loaded says so, and works when it can', async ({
  page,
}) => {
  await page.goto('/');
  await page.route('**/assets/*.js', (route) => route.abort());
  const [question] = home.faq.items;
  const button = page.getByRole('button', { name: question?.question ?? '' });
  await button.click();
  await expect(notice(page)).toContainText('the button that you pressed does not work yet');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.unroute('**/assets/*.js');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(notice(page)).toBeHidden();
});
