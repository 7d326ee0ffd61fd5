import type { Page, Request } from '@playwright/test';
import { signIn } from '../inbox.ts';
import { card, open, removeImages, rowsOf, tab } from '../mediaCenter.ts';
import { photos } from '../mediaPhotos.ts';
import { expect, newPage, test } from './visit.ts';

test.describe.configure({ mode: 'default' });

const title = 'Lantern';
const sent: Request[] = [];
let page: Page;
test.beforeAll(async ({ browser }, { project }) => {
  page = await newPage(browser, project);
  page.on('request', (request) => sent.push(request));
  await open(page);
  await expect(page.getByRole('row').first()).toBeVisible();
});
test.afterAll(async () => {
  await page.context().close();
  await removeImages(title);
});

const backend = process.env.BACKEND_URL ?? '';
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** The calls of this method to this part of the backend, the last one first. */
const callsTo = (method: string, path: string) =>
  sent
    .filter((request) => request.method() === method && request.url().startsWith(backend + path))
    .toReversed();
const queryOf = (request?: Request) =>
  Object.fromEntries(new URL(request?.url() ?? backend).searchParams);

test.describe('the calls for images', { tag: '@wide' }, () => {
  test.describe.configure({ mode: 'serial' });

  test('List images | Select all rows of images ordered by created_at descending.', async () => {
    const [list, ...others] = callsTo('GET', '/rest/v1/images');
    expect(others).toEqual([]);
    const { select, order, offset, limit, ...filters } = queryOf(list);
    expect(select).toBe('*');
    expect(order).toMatch(/^created_at\.desc\b/);
    expect(offset ?? '0').toBe('0');
    expect(filters).toEqual({});
    const rows: { created_at: string }[] = await (await list?.response())?.json();
    const dates = rows.map((row) => Date.parse(row.created_at));
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  });

  test('Upload image | Storage upload to bucket custom-designs-images at path uploads/{timestamp}-{random}.{ext}, cache control 3600 seconds, no overwrite … cache 3600 s', async () => {
    await tab(page, /^Upload Images/).click();
    await page.locator('input[type="file"]').setInputFiles(await photos(1, title));
    await page.getByRole('textbox', { name: 'Default Tags' }).fill('porch, brass');
    await page.getByRole('textbox', { name: 'Default Description' }).fill('A lantern at a door');
    const start = Date.now();
    await button('Upload 1 Image').click();
    await signIn(page);
    await expect(page.getByText('All 1 images uploaded successfully')).toBeVisible();
    const [upload, ...others] = callsTo('POST', '/storage/v1/object/custom').filter(
      (request) => !request.url().includes('/thumbs/'),
    );
    expect(others).toEqual([]);
    const path = /^\/storage\/v1\/object\/custom-designs-images\/uploads\/(\d{13})-(\w+)\.(\w+)$/;
    const [, timestamp, random, extension] =
      path.exec(new URL(upload?.url() ?? backend).pathname) ?? [];
    expect(Math.abs(Number(timestamp) - start)).toBeLessThan(60_000);
    expect(random?.length).toBeGreaterThanOrEqual(6);
    expect(extension).toBe('webp');
    expect(await upload?.headerValue('x-upsert')).toBe('false');
    const publicUrl = upload?.url().replace('/object/', '/object/public/') ?? '';
    const stored = await page.request.head(publicUrl);
    expect(stored.headers()['cache-control']).toContain('max-age=3600');
  });

  test('Upload image | … then read the public URL of that path; then insert into images with the fields listed in section 3.', async () => {
    const [upload] = callsTo('POST', '/storage/v1/object/custom').filter(
      (request) => !request.url().includes('/thumbs/'),
    );
    const [insert, ...others] = callsTo('POST', '/rest/v1/images');
    expect(others).toEqual([]);
    const file_path = upload?.url().replace('/object/', '/object/public/') ?? '';
    const stored = await page.request.get(file_path);
    expect(insert?.postDataJSON()).toMatchObject({
      image_id: expect.stringMatching(/^placeholder/),
      file_name: `${title} 1.jpg`,
      file_path,
      bucket_name: 'custom-designs-images',
      category: 'general-asset',
      title: `${title} 1`,
      description: 'A lantern at a door',
      tags: ['porch', 'brass'],
      file_size: (await stored.body()).length,
      mime_type: 'image/webp',
      width: 200,
      height: 320,
      is_featured: false,
    });
    expect(stored.headers()['content-type']).toBe('image/webp');
    const [early, late] = [upload, insert].map((request) => request && sent.indexOf(request));
    expect(late).toBeGreaterThan(early ?? Infinity);
  });

  test('id, image_id (set to a placeholder on insert), file_name, file_path (public URL), bucket_name, category, title, description (nullable), tags (list of text), file_size (bytes), mime_type, width, height, is_featured (boolean), created_at.', async () => {
    const [row] = await rowsOf(title);
    expect(row).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      image_id: expect.stringMatching(/^placeholder/),
      file_name: expect.any(String),
      file_path: expect.stringMatching(
        /^http.*\/storage\/v1\/object\/public\/custom-designs-images\//,
      ),
      bucket_name: 'custom-designs-images',
      category: 'general-asset',
      title: `${title} 1`,
      description: 'A lantern at a door',
      tags: ['porch', 'brass'],
      file_size: expect.any(Number),
      mime_type: 'image/webp',
      width: 200,
      height: 320,
      is_featured: false,
      created_at: expect.any(String),
      // Columns that aren't stated.
      is_published: true,
      updated_at: expect.any(String),
      sha256: expect.stringMatching(/^[\da-f]{64}$/),
      has_thumbnail: true,
      has_medium: false,
    });
    expect(Math.abs(Date.parse(row.created_at) - Date.now())).toBeLessThan(60_000);
  });

  test('Update image | Update the images row by id with a partial record (is_featured', async () => {
    await tab(page, /^Image Gallery/).click();
    await button(`Featured: ${title} 1`).click();
    await expect.poll(async () => (await rowsOf(title))[0]?.is_featured).toBe(true);
    const [row] = await rowsOf(title);
    const [update, ...others] = callsTo('PATCH', '/rest/v1/images');
    expect(others).toEqual([]);
    const { select, ...filters } = queryOf(update);
    expect(filters).toEqual({ id: `eq.${row.id}`, updated_at: expect.stringMatching(/^eq\./) });
    expect(update?.postDataJSON()).toEqual({ is_featured: true });
  });

  test('Update image | Update the images row by id with a partial record … or title, description, category, tags).', async () => {
    const [row] = await rowsOf(title);
    await button(`Edit ${title} 1`).click();
    const editor = page.getByRole('dialog', { name: 'Edit Image' });
    await editor.getByRole('textbox', { name: 'Title' }).fill(`${title} 2`);
    await editor.getByRole('textbox', { name: 'Description' }).fill('');
    await editor.getByRole('button', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Backgrounds' }).click();
    await editor.getByRole('combobox', { name: 'Tags' }).fill('dusk');
    await editor.getByRole('button', { name: 'Add', exact: true }).click();
    await editor.getByRole('button', { name: 'Save Changes' }).click();
    await expect(editor).toHaveCount(0);
    const [update] = callsTo('PATCH', '/rest/v1/images');
    const { select, ...filters } = queryOf(update);
    expect(filters).toEqual({ id: `eq.${row.id}`, updated_at: expect.stringMatching(/^eq\./) });
    expect(update?.postDataJSON()).toEqual({
      title: `${title} 2`,
      description: null,
      category: 'background-images',
      tags: ['porch', 'brass', 'dusk'],
    });
  });

  test('Delete image | Delete the images row by id.', async () => {
    const [row] = await rowsOf(title);
    await button(`Delete ${title} 2`).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card(page, `${title} 2`)).toHaveCount(0);
    const [deletion, ...others] = callsTo('DELETE', '/rest/v1/images');
    expect(others).toEqual([]);
    const { select, ...filters } = queryOf(deletion);
    expect(filters).toEqual({ id: `eq.${row.id}` });
    expect(await rowsOf(title)).toEqual([]);
  });
});
