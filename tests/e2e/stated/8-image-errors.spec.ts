import type { Page } from '@playwright/test';
import { signIn } from '../inbox.ts';
import { open, tab } from '../mediaCenter.ts';
import { photos } from '../mediaPhotos.ts';
import { answerImages, expect, imageRow, newPage, test } from './visit.ts';

test.describe.configure({ mode: 'default' });

let page: Page;
test.beforeAll(async ({ browser }, { project }) => {
  page = await newPage(browser, project);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await answerImages(page, [lamp]);
  await open(page);
  await button('Sign in').click();
  await signIn(page);
});
test.afterAll(() => page.context().close());

const lamp = imageRow('Lamp');
const list = '**/rest/v1/images?select=*&order=*';
const storage = '**/storage/v1/object/custom-designs-images/**';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const toast = () => page.getByRole('region', { name: /Notifications/ }).getByRole('alertdialog');
const files = () => page.getByRole('grid', { name: 'Selected files' }).getByRole('row');

/** Answers the calls of this method to the table with a failure. */
const refuse = (method: string, json: object) =>
  page.route('**/rest/v1/images?*', (route) =>
    route.request().method() === method ? route.fulfill({ status: 400, json }) : route.fallback(),
  );

/** Closes a toast, which may cover the button, and sends a file. */
async function upload(name: string) {
  await page.keyboard.press('Escape');
  await tab(page, /^Upload Images/).click();
  if (await button('Clear All').isVisible()) await button('Clear All').click();
  await page.locator('input[type="file"]').setInputFiles(await photos(1, name));
  await button('Upload 1 Image').click();
}

test.describe('the list', { tag: '@wide' }, () => {
  test.describe.configure({ mode: 'serial' });

  test("Image list failure | Error text stored and shown as 'Error loading images: {error}'; fallbacks 'Failed to fetch images' … Media list: loading, error, list.", async () => {
    const held = Promise.withResolvers<void>();
    await page.route(list, async (route) => {
      await held.promise;
      await route.fulfill({ status: 400, json: { code: 'P0001', message: 'the lamps are out' } });
    });
    await open(page);
    const loading = page.getByText('Loading images...', { exact: true });
    await expect(loading).toBeVisible();
    held.resolve();
    const failure = page.getByRole('alert').getByText('Error loading images:');
    await expect(failure).toHaveText('Error loading images: the lamps are out');
    await expect(loading).toHaveCount(0);
    await page.route(list, (route) => route.fulfill({ status: 400, json: {} }));
    await button('Try again').click();
    await expect(failure).toHaveText('Error loading images: Failed to fetch images');
    await page.unrouteAll();
    await answerImages(page, [lamp]);
    await button('Try again').click();
    await expect(page.getByRole('row')).toHaveCount(1);
    await expect(failure).toHaveCount(0);
  });

  test("Copy URL | Toast 'Copied!' / 'Image URL copied to clipboard'", async () => {
    await button('Copy URL of Lamp').click();
    await expect(toast()).toContainText('Copied!');
    await expect(toast()).toContainText('Image URL copied to clipboard');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${process.env.BACKEND_URL}${lamp.file_path}`,
    );
  });

  test("Image list failure | … fallbacks 'Failed to fetch images', 'Failed to delete image'", async () => {
    for (const message of [undefined, 'the lamps are out']) {
      await refuse('DELETE', message ? { code: 'P0001', message } : {});
      await button('Delete Lamp').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(toast().getByText('Failed to delete image').first()).toBeVisible();
      if (message) await expect(toast()).toContainText(message);
      await expect(toast()).toHaveAttribute('data-variant', 'destructive');
      await expect(button('Delete Lamp')).toBeEnabled();
    }
  });

  test("Image list failure | … 'Failed to delete image', 'Failed to update image'", async () => {
    await page.route('**/rest/v1/images?select=*&id=*', (route) => route.fulfill({ json: [lamp] }));
    for (const message of [undefined, 'the lamps are out']) {
      await refuse('PATCH', message ? { code: 'P0001', message } : {});
      await button('Featured: Lamp').click();
      await expect(toast().getByText('Failed to update image').first()).toBeVisible();
      if (message) await expect(toast()).toContainText(message);
      await expect(toast()).toHaveAttribute('data-variant', 'destructive');
      await expect(button('Featured: Lamp')).toHaveAttribute('aria-pressed', 'false');
    }
  });
});

test.describe('uploads', { tag: '@wide' }, () => {
  test.describe.configure({ mode: 'serial' });

  test("Upload storage failure | 'Upload failed: {message}'; file marked error with that message", async () => {
    await page.route(storage, (route) =>
      route.fulfill({
        status: 400,
        json: { statusCode: '507', error: 'Full', message: 'the shelf is full' },
      }),
    );
    await upload('Shelf');
    await expect(files()).toContainText('Upload failed: the shelf is full');
    await expect(files()).toHaveAttribute('data-status', 'error');
  });

  test("Database insert failure | Shown as the file's error", async () => {
    await page.unroute(storage);
    await refuse('POST', { code: 'P0001', message: 'the lamps are out' });
    const stored = page.waitForRequest(/\/object\/custom-designs-images\/uploads\/[\w-]+\.\w+$/);
    await upload('Shade');
    await expect(files()).toContainText('the lamps are out');
    await expect(files()).toHaveAttribute('data-status', 'error');
    expect((await (await stored).response())?.ok()).toBe(true);
    const publicUrl = (await stored).url().replace('/object/', '/object/public/');
    const isThere = async () => (await page.request.head(publicUrl)).ok();
    await expect.poll(isThere, 'the stored object is removed').toBe(false);
  });

  test('Invalid file / too large | Toasts described in section 5', async () => {
    const input = page.locator('input[type="file"]');
    const buffer = Buffer.from('Lamps');
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer });
    await expect(toast()).toContainText('Invalid file type');
    await expect(toast()).toContainText('notes.txt is not an image file');
    await input.evaluate((field: HTMLInputElement) => {
      const transfer = new DataTransfer();
      const bytes = new Uint8Array(11 * 1024 * 1024);
      transfer.items.add(new File([bytes], 'wall.png', { type: 'image/png' }));
      field.files = transfer.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(toast()).toContainText('File too large');
    await expect(toast()).toContainText('wall.png is larger than 10MB');
  });
});
