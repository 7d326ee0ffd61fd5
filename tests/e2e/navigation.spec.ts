import type { Locator, Page } from '@playwright/test';
import { expectHeading, follow } from './journey.ts';
import { commercial, communities, residential, services } from './pages.ts';
import { expect, hydrate, isPhone, test } from './site.ts';

const targets = (scope: Locator) =>
  scope
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

const groups = {
  Services: services,
  Residential: residential,
  Commercial: commercial,
  Communities: communities,
};

test.describe('the navigation without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('still leads to every page', async ({ page }) => {
    await page.goto('/about');
    if (isPhone(page)) {
      await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
      const map = page.getByRole('navigation', { name: 'Site map' });
      await expect(map).toBeInViewport();
      const roots = Object.keys(groups).map((label) => `/${label.toLowerCase()}`);
      const others = ['/', '/projects', '/about', '/blog', '/contact', '/admin/media'];
      expect(await targets(map)).toEqual(expect.arrayContaining([...roots, ...others]));
      return;
    }
    const navigation = page.getByRole('navigation', { name: 'Main' });
    for (const [label, items] of Object.entries(groups)) {
      await navigation.getByRole('button', { name: label, exact: true }).hover();
      const list = navigation.getByRole('list').getByRole('list').filter({ visible: true });
      await expect(list).toBeVisible();
      expect(await targets(list)).toEqual(items);
    }
  });
});

test('the menu of phones closes when Back changes the page', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/about');
  await hydrate(page);
  await follow(page, '/services');
  await expectHeading(page, 'Our Services');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect(sheet).toBeHidden();
});

test.describe('the phone menu before the app has loaded', { tag: '@phone' }, () => {
  const openMenu = async (page: Page, route: string) => {
    await page.goto(route);
    const trigger = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await trigger.tap();
    return { trigger, menu: page.getByRole('dialog', { name: 'Menu' }) };
  };
  const scripts = (page: Page) =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
    );

  test('opens, expands a group, and closes, and no script is requested', async ({ page }) => {
    const { trigger, menu } = await openMenu(page, '/services');
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await menu.getByLabel('Residential pages').tap();
    await expect(menu.getByRole('link', { name: 'Vacation Homes' })).toBeVisible();
    await page.touchscreen.tap(5, 300);
    await expect(menu).toBeHidden();
    await expect(trigger).toBeFocused();
    expect(await scripts(page)).toEqual([]);
  });

  test('closes when a link to a part of the same page is tapped', async ({ page }) => {
    const { menu } = await openMenu(page, '/contact');
    await menu.getByRole('link', { name: 'Get a Quote' }).tap();
    await expect(page).toHaveURL(/#contact$/);
    await expect(menu).toBeHidden();
  });

  test('keeps the focus while the app loads, and returns it', async ({ page }) => {
    const { trigger, menu } = await openMenu(page, '/services');
    await hydrate(page);
    const main = page.getByRole('main');
    await expect(main).toHaveCount(0);
    await menu.getByRole('link', { name: 'Get a Quote' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(menu.getByRole('link', { name: 'Get a Quote' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(trigger).toBeFocused();
    await expect(main).toHaveCount(1);
  });
});
