import type { Page } from '@playwright/test';
import { signIn } from './inbox.ts';
import {
  expectRowsToMatchFiles,
  open,
  removeImages,
  rowsOf,
  signInDialog,
  tab,
  trashOf,
} from './mediaCenter.ts';
import { photos } from './mediaPhotos.ts';
import { expect, test } from './site.ts';

async function choosePhotos(page: Page, count: number, name: string) {
  await open(page, '?tab=upload');
  const input = page.locator('input[type="file"]').first();
  await input.setInputFiles(await photos(count, name));
}

test.describe('eighty photos in one batch', () => {
  const name = 'Batch';
  test.afterEach(() => removeImages(name));

  test('stores eighty photos with one row each, and finds them by search', {
    tag: '@slow',
  }, async ({ page }) => {
    test.setTimeout(180_000);
    await choosePhotos(page, 80, name);
    await page.getByRole('button', { name: 'Upload 80 Images' }).click();
    await signIn(page);
    await expect(page.getByText('All 80 images uploaded successfully')).toBeVisible({
      timeout: 100_000,
    });
    // The form resets two seconds after a full success.
    await expect(page.getByRole('button', { name: /^Upload \d+ Image/ })).toHaveCount(0);
    expect(await rowsOf(name)).toHaveLength(80);
    await expectRowsToMatchFiles();

    await tab(page, /^Image Gallery/).click();
    await page.getByRole('searchbox').fill('batch 7');
    await expect(page.getByText('17 of ')).toBeVisible();
  });
});

test.describe('a connection lost during an upload', () => {
  const name = 'Outage';
  test.use({ expectedNoise: /ERR_|Failed to load resource/ });
  test.afterEach(() => removeImages(name));

  test('only pauses the upload, and every file is stored once', async ({ page, context }) => {
    await choosePhotos(page, 6, name);
    let stored = 0;
    await page.route('**/rest/v1/images*', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      stored += 1;
      if (stored === 3) await context.setOffline(true);
      return route.fallback();
    });
    await page.getByRole('button', { name: 'Upload 6 Images' }).click();
    await signIn(page);
    await expect(page.getByText(/The upload will resume/)).toBeVisible();
    await expect(page.getByText('2 of 6', { exact: true })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('All 6 images uploaded successfully')).toBeVisible();
    expect(await rowsOf(name)).toHaveLength(6);
    await expectRowsToMatchFiles();
  });
});

test.describe('a deletion', () => {
  const name = 'Gone';
  test.afterEach(() => removeImages(name));

  test('lasts when the page is left within the six seconds to undo it', async ({ page }) => {
    await choosePhotos(page, 2, name);
    await page.getByRole('button', { name: 'Upload 2 Images' }).click();
    await signIn(page);
    await expect(page.getByText('All 2 images uploaded successfully')).toBeVisible();
    await tab(page, /^Image Gallery/).click();
    await page.getByRole('button', { name: `Delete ${name} 1` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.goto('/blog');
    // The trash keeps the row with its files.
    expect((await rowsOf(name)).map(({ title }) => title)).toEqual([`${name} 2`]);
    expect((await trashOf(name)).map(({ title }) => title)).toEqual([`${name} 1`]);
    await expectRowsToMatchFiles();
  });
});

test('signing in in one tab closes the question in another, which continues', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab);
    await tab
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await expect(signInDialog(tab)).toBeVisible();
  }
  await signIn(page);
  await expect(signInDialog(other)).toHaveCount(0);
  await expect(other.getByRole('dialog', { name: 'Edit Image' })).toBeVisible();
});
