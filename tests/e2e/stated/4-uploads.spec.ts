import type { Page, Route } from '@playwright/test';
import { signIn } from '../inbox.ts';
import { card, open, removeImages, rowsOf, tab } from '../mediaCenter.ts';
import { photos } from '../mediaPhotos.ts';
import { asService } from '../site.ts';
import { expect, imageRow, newPage, test } from './visit.ts';

test.describe.configure({ mode: 'default' });

let page: Page;
test.beforeAll(async ({ browser }, { project }) => {
  await asService()
    .from('images')
    .insert(['Uplight at a gate', 'Uplight at a wall'].map((title) => imageRow(title)));
  page = await newPage(browser, project);
  await page.clock.install();
  await open(page, '?q=uplight');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signIn(page);
});
test.afterEach(() => page.unrouteAll());
test.afterAll(async () => {
  await page.context().close();
  await removeImages('Uplight');
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const toast = () => page.getByRole('region', { name: /Notifications/ }).getByRole('alertdialog');
const files = () => page.getByRole('grid', { name: 'Selected files' }).getByRole('row');
const storage = '**/storage/v1/object/custom-designs-images/**';

/** Closes a toast, which may cover the button, empties the list of files, and chooses others. */
async function choose(count: number, name: string) {
  await page.keyboard.press('Escape');
  await tab(page, /^Upload Images/).click();
  // A finished list empties itself after two seconds.
  await page.clock.runFor(2000);
  const clear = button('Clear All');
  if (await clear.isVisible()) await clear.click();
  await page.locator('input[type="file"]').setInputFiles(await photos(count, name));
  await expect(files().filter({ hasText: 'Ready' })).toHaveCount(count);
}

/** Accepts every file without storing it. */
const acceptFiles = () =>
  page.route(storage, (route) => route.fulfill({ json: { Id: '1', Key: 'uploads/1' } }));

/** Answers the insert of a row. `answers` are failures by the title of the image. */
const answerInserts = (answers: Readonly<Record<string, object>>) =>
  page.route('**/rest/v1/images?*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const row = route.request().postDataJSON();
    const failure = answers[row.title];
    return failure
      ? route.fulfill({ status: 400, json: failure })
      : route.fulfill({ status: 201, json: [{ ...row, created_at: '2026-10-28T16:00:00Z' }] });
  });

/** Holds requests back until the returned function is called. */
async function hold(address: string, method: string) {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route: Route) => {
    if (route.request().method() === method) await held.promise;
    return route.fallback();
  });
  return held.resolve;
}

/** Counts how often the list of images is read. */
function countReads() {
  const count = { reads: 0 };
  page.on('request', (request) => {
    if (request.method() === 'GET' && /\/rest\/v1\/images\?select=\*&order=/.test(request.url()))
      count.reads += 1;
  });
  return count;
}

test.describe('Media list', { tag: '@wide' }, () => {
  test.describe.configure({ mode: 'serial' });

  test('The featured flag toggles via the star', async () => {
    const star = button('Featured: Uplight at a wall');
    const isStored = async () => (await rowsOf('Uplight at a wall'))[0]?.is_featured;
    for (const isFeatured of [true, false]) {
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', String(isFeatured));
      await expect.poll(isStored).toBe(isFeatured);
    }
  });

  test('Edit save updates title, description, category and tags, and closes the dialog.', async () => {
    await button('Edit Uplight at a wall').click();
    const editor = page.getByRole('dialog', { name: 'Edit Image' });
    await editor.getByRole('textbox', { name: 'Title' }).fill('Uplight at a palm');
    await editor.getByRole('textbox', { name: 'Description' }).fill('It lights the crown');
    await editor.getByRole('button', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Hero Images' }).click();
    await editor.getByRole('combobox', { name: 'Tags' }).fill('palm');
    await editor.getByRole('button', { name: 'Add', exact: true }).click();
    await editor.getByRole('button', { name: 'Save Changes' }).click();
    await expect(editor).toHaveCount(0);
    await expect(card(page, 'Uplight at a palm')).toContainText('Hero Images');
    expect(await rowsOf('Uplight at a palm')).toMatchObject([
      { description: 'It lights the crown', category: 'hero-images', tags: ['palm'] },
    ]);
  });

  test("delete (after the confirm 'Are you sure you want to delete this image?')", async () => {
    await button('Delete Uplight at a gate').click();
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this image?',
    });
    await question.getByText('Cancel', { exact: true }).click();
    await expect(question).toHaveCount(0);
    await expect(card(page, 'Uplight at a gate')).toBeVisible();
    expect(await rowsOf('Uplight at a gate')).toHaveLength(1);
  });

  test('Image card has a deleting flag that disables its delete button while it runs.', async () => {
    const release = await hold('**/rest/v1/images?*', 'DELETE');
    await button('Delete Uplight at a gate').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(
      card(page, 'Uplight at a gate').getByRole('button', { name: /^Delet/ }),
    ).toBeDisabled();
    release();
    await expect(card(page, 'Uplight at a gate')).toHaveCount(0);
    expect(await rowsOf('Uplight at a gate')).toHaveLength(0);
  });

  test('After delete or update the list is reloaded.', async () => {
    const count = countReads();
    await button('Undo').click();
    await expect(card(page, 'Uplight at a gate')).toBeVisible();
    await expect.poll(() => count.reads).toBe(1);
    await button('Featured: Uplight at a gate').click();
    await expect.poll(() => count.reads, 'after an update').toBe(2);
    await button('Delete Uplight at a gate').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => count.reads, 'after a deletion').toBe(3);
  });
});

test.describe('Upload queue item status', { tag: '@wide' }, () => {
  test.describe.configure({ mode: 'serial' });

  test('Upload queue item status: pending -> uploading -> success or error (message … Files upload one after another.', async () => {
    await choose(2, 'Post');
    await acceptFiles();
    await answerInserts({ 'Post 2': { code: 'P0001', message: 'the lamps are out' } });
    const calls: string[] = [];
    await page.route(/\/(storage|rest)\/v1\/(object|images)/, (route) => {
      const { pathname } = new URL(route.request().url());
      if (route.request().method() === 'POST')
        calls.push(pathname.includes('/thumbs/') ? 'copy' : (pathname.split('/')[3] ?? ''));
      return route.fallback();
    });
    await expect(files()).toContainText(['Ready', 'Ready']);
    const release = await hold(storage, 'POST');
    await button('Upload 2 Images').click();
    await expect(files()).toContainText([/Uploading, \d+%/, 'Waiting']);
    release();
    await expect(files()).toContainText(['Uploaded', 'the lamps are out']);
    expect(calls).toEqual(['object', 'copy', 'images', 'object', 'copy', 'images']);
  });

  test('file, previewUrl, id, status, error.', async () => {
    const items = await files().evaluateAll((rows) =>
      rows.map((row) => ({
        file: row.querySelector('bdi')?.textContent,
        previewUrl: row.querySelector('img')?.src.split(':')[0],
        status: row.getAttribute('data-status'),
      })),
    );
    expect(items).toEqual([
      { file: 'Post 1.jpg', previewUrl: 'blob', status: 'success' },
      { file: 'Post 2.png', previewUrl: 'blob', status: 'error' },
    ]);
    const ids = await files().evaluateAll((rows) =>
      rows.map((row) => row.getAttribute('data-key')),
    );
    expect(new Set(ids.filter(Boolean)).size).toBe(2);
  });

  test("some succeeded: 'Partial Success' / '{n} images uploaded, {m} failed' (destructive style, no reset)", async () => {
    await choose(3, 'Path');
    await acceptFiles();
    await answerInserts({ 'Path 2': { code: 'P0001', message: 'the lamps are out' } });
    await button('Upload 3 Images').click();
    await expect(toast()).toContainText('Partial Success');
    await expect(toast()).toContainText('2 images uploaded, 1 failed');
    await expect(toast()).toHaveAttribute('data-variant', 'destructive');
    await page.clock.runFor(3000);
    await expect(files()).toContainText(['Uploaded', 'the lamps are out', 'Uploaded']);
  });

  test("none: 'Upload Failed' / 'All {m} images failed to upload'.", async () => {
    await choose(2, 'Roof');
    await acceptFiles();
    await answerInserts({
      'Roof 1': { code: 'P0001', message: 'the lamps are out' },
      'Roof 2': { code: 'P0001', message: '' },
    });
    await button('Upload 2 Images').click();
    await expect(toast()).toContainText('Upload Failed');
    await expect(toast()).toContainText('All 2 images failed to upload');
    await expect(toast()).toHaveAttribute('data-variant', 'destructive');
  });

  test("(message, 'Unknown error' when none)", async () => {
    await expect(files()).toContainText(['the lamps are out', 'Unknown error']);
  });

  test("progress bar with 'n of total' and percent", async () => {
    await choose(2, 'Gate');
    await acceptFiles();
    await answerInserts({});
    let stored = 0;
    const held = Promise.withResolvers<void>();
    await page.route(storage, async (route) => {
      stored += 1;
      // Each file comes with its thumbnail.
      if (stored > 2) await held.promise;
      return route.fallback();
    });
    await button('Upload 2 Images').click();
    const bar = page.getByRole('progressbar');
    await expect(bar).toHaveAccessibleName('1 of 2');
    await expect(bar).toContainText('50%');
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
    held.resolve();
    await expect(bar).toHaveAccessibleName('2 of 2');
  });

  test('Progress is completed files over total (max 100).', async () => {
    const bar = page.getByRole('progressbar');
    await expect(bar).toContainText('100%');
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(bar).toHaveAttribute('aria-valuemax', '100');
  });

  test('Pending files can be removed before upload; controls are disabled while uploading.', async () => {
    await choose(3, 'Hall');
    await button('Remove Hall 2.png').click();
    await expect(files()).toContainText(['Hall 1.jpg', 'Hall 3.webp']);
    await acceptFiles();
    await answerInserts({});
    const release = await hold(storage, 'POST');
    await button('Upload 2 Images').click();
    await expect(files().first()).toContainText('Uploading');
    for (const name of ['Select Images', /Default Category/, 'Clear All', 'Remove Hall 3.webp'])
      await expect(page.getByRole('button', { name })).toBeDisabled();
    for (const name of ['Default Tags', 'Default Description'])
      await expect(page.getByRole('textbox', { name })).toBeDisabled();
    release();
    await expect(toast()).toContainText('All 2 images uploaded successfully');
  });

  test("all succeeded: toast 'Success!' / 'All {n} images uploaded successfully'; after 2 seconds the form resets (list cleared, category back to general-asset, tags, description and progress cleared) and the gallery refetches; … reset delay 2000 ms after full success", async () => {
    await choose(2, 'Uplight');
    const tags = page.getByRole('textbox', { name: 'Default Tags' });
    const description = page.getByRole('textbox', { name: 'Default Description' });
    await tags.fill('palm, dusk');
    await description.fill('A palm at dusk');
    const category = page.getByRole('button', { name: 'Default Category' });
    await category.click();
    await page.getByRole('option', { name: 'Backgrounds' }).click();
    await expect(page.getByRole('option')).toHaveCount(0);
    const release = await hold(storage, 'POST');
    await button('Upload 2 Images').click();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    const count = countReads();
    release();
    await expect(toast()).toContainText('Success!');
    await expect(toast()).toContainText('All 2 images uploaded successfully');
    await expect(toast()).toHaveAttribute('data-variant', 'default');
    await page.clock.runFor(1900);
    // The page would have drawn an empty list by the time of an answer.
    await page.evaluate(() => fetch('/favicon.svg'));
    await expect(files()).toContainText(['Uploaded', 'Uploaded']);
    expect(count.reads).toBe(0);
    await page.clock.runFor(200);
    await page.clock.resume();
    await expect(files()).toHaveCount(0);
    await expect(category).toContainText('General Assets');
    await expect(tags).toHaveValue('');
    await expect(description).toHaveValue('');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect.poll(() => count.reads).toBe(1);
    await tab(page, /^Image Gallery/).click();
    await expect(card(page, 'Uplight 1')).toContainText('Backgrounds');
  });

  test('new images are inserted not featured.', async () => {
    for (const name of ['Uplight 1', 'Uplight 2']) {
      expect(await rowsOf(name)).toMatchObject([{ is_featured: false }]);
      await expect(button(`Featured: ${name}`)).toHaveAttribute('aria-pressed', 'false');
    }
  });
});
