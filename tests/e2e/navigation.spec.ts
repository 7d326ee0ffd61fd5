import type { Locator } from '@playwright/test';
import { groups, slideIn } from './expected/frame.ts';
import { expectHeading, follow } from './journey.ts';
import { expect, hydrate, isPhone, test } from './site.ts';

const targets = (scope: Locator) =>
  scope
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

const bar = 'Main';

test.describe('the bar of wide screens', { tag: '@wide' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
  });

  for (const { label, root, items, columns } of groups) {
    test(`opens ${root} and all its pages, each with a description`, async ({ page }) => {
      await hydrate(page);
      const group = page
        .getByRole('navigation', { name: bar })
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: label, exact: true }) });
      await group.getByRole('button').click();
      const list = group.getByRole('list');
      await expect(list).toBeVisible();
      expect(await targets(group)).toEqual([root, ...items]);
      expect(await targets(list)).toEqual(items);
      const names = await list.getByRole('link').allTextContents();
      for (const [index, entry] of (await list.getByRole('listitem').allTextContents()).entries()) {
        expect(entry.length, entry).toBeGreaterThan((names[index]?.length ?? 0) + 10);
      }
      const starts = await list
        .getByRole('listitem')
        .evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().x)));
      expect(new Set(starts).size).toBe(columns);
    });
  }
});

test.describe('the navigation without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('still leads to every page', async ({ page }) => {
    await page.goto('/about');
    if (isPhone(page)) {
      await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
      const map = page.getByRole('navigation', { name: 'Site map' });
      await expect(map).toBeInViewport();
      for (const [, target] of slideIn) {
        expect(await targets(map)).toContain(target);
      }
      return;
    }
    const navigation = page.getByRole('navigation', { name: bar });
    for (const { label, items } of groups) {
      await navigation.getByRole('button', { name: label, exact: true }).hover();
      const list = navigation.getByRole('list').getByRole('list').filter({ visible: true });
      await expect(list).toBeVisible();
      expect(await targets(list)).toEqual(items);
    }
  });
});

test.describe('the menu of phones', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
  });

  test('has the stated links and the quote button', async ({ page }) => {
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await expect(sheet).toBeVisible();
    const shown = await targets(sheet);
    for (const [, target] of slideIn) expect(shown).toContain(target);
    await expect(sheet.getByText('Get a Quote')).toBeVisible();
  });

  test('opens each section separately, with six of the services', async ({ page }) => {
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    for (const { label, items, onPhones } of groups) {
      const section = sheet
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: label, exact: true }) });
      await section.getByRole('button').click();
      await expect(section.getByRole('list')).toBeVisible();
      const found = await targets(section.getByRole('list'));
      expect(found.filter((target) => items.some((item) => item === target))).toEqual(
        items.slice(0, onPhones),
      );
    }
    await expect(sheet.getByRole('button', { expanded: true })).toHaveCount(groups.length);
  });

  test('closes when Back changes the page', async ({ page }) => {
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
});
