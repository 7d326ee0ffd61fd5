import type { Locator } from '@playwright/test';
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
