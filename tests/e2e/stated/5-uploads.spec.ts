import type { Page } from '@playwright/test';
import { signIn } from '../inbox.ts';
import { card, open, tab } from '../mediaCenter.ts';
import { photos } from '../mediaPhotos.ts';
import { answerImages, expect, imageRow, newPage, test } from './visit.ts';

test.describe.configure({ mode: 'default' });

let page: Page;
test.beforeAll(async ({ browser }, { project }) => {
  page = await newPage(browser, project);
  await answerImages(page, images);
  await open(page);
});
test.afterAll(() => page.context().close());

const images = [
  imageRow('Bollards in a row'),
  imageRow('Row 2', { description: 'Some BOLLARDS at a door' }),
  imageRow('Row 3', { tags: ['porch', 'brass', 'dusk', 'Bollard'] }),
  imageRow('Row 4', { file_name: 'my-bollard.webp' }),
  imageRow('Row 5', { description: 'A lantern', tags: ['lantern'] }),
];
const toast = () => page.getByRole('region', { name: /Notifications/ }).getByRole('alertdialog');
const files = () => page.getByRole('grid', { name: 'Selected files' }).getByRole('row');
const limit = 10 * 1024 * 1024;

/** Chooses files that the browser holds, so that large ones aren't sent to it. */
const choose = (...chosen: { name: string; type: string; bytes: number[]; size?: number }[]) =>
  page.locator('input[type="file"]').evaluate((input: HTMLInputElement, all) => {
    const transfer = new DataTransfer();
    for (const { name, type, bytes, size = bytes.length } of all) {
      const content = new Uint8Array(size);
      content.set(bytes);
      transfer.items.add(new File([content], name, { type }));
    }
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, chosen);

/** The values and names of all options of a dropdown, which is closed again. */
async function optionsOf(name: string | RegExp) {
  await page.getByRole('button', { name }).click();
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  const found = await options.evaluateAll((all) =>
    all.map((option) => [option.getAttribute('data-key'), option.textContent]),
  );
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  return found;
}

test.describe('the gallery', { tag: '@wide' }, () => {
  test.describe.configure({ mode: 'serial' });

  test('Media search matches case-insensitively on title, description, any tag or file name.', async () => {
    await expect(page.getByRole('row')).toHaveCount(images.length);
    for (const typed of ['bollard', 'BOLLARD']) {
      await page.getByRole('searchbox').fill(typed);
      await expect(page.getByRole('row')).toHaveCount(4);
      for (const title of ['Bollards in a row', 'Row 2', 'Row 3', 'Row 4'])
        await expect(card(page, title)).toBeVisible();
    }
    await page.getByRole('searchbox').fill('chandelier');
    await expect(page.getByRole('row')).toHaveCount(0);
    await page.getByRole('searchbox').fill('');
  });

  test('Select items cannot have an empty value.', async () => {
    const dropdowns = [/All Categories/, /All Images/, /All tags/, /Newest first/];
    for (const name of dropdowns)
      for (const [value] of await optionsOf(name)) expect(value).toMatch(/\S/);
    await tab(page, /^Upload Images/).click();
    for (const [value] of await optionsOf(/Default Category/)) expect(value).toMatch(/\S/);
  });

  test('Categories (value: label): general-asset: General Assets; hero-images: Hero Images; service-photos: Service Photos; team-members: Team Members; project-gallery: Project Gallery; blog-images: Blog Images; background-images: Backgrounds. … seven categories', async () => {
    expect(await optionsOf(/Default Category/)).toEqual([
      ['general-asset', 'General Assets'],
      ['hero-images', 'Hero Images'],
      ['service-photos', 'Service Photos'],
      ['team-members', 'Team Members'],
      ['project-gallery', 'Project Gallery'],
      ['blog-images', 'Blog Images'],
      ['background-images', 'Backgrounds'],
    ]);
  });
});

test.describe('chosen files', { tag: '@wide' }, () => {
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(() => tab(page, /^Upload Images/).click());

  test("Each selected file must have a type starting with image/; otherwise toast 'Invalid file type' / '{file name} is not an image file' and the file is skipped.", async () => {
    const [lamp] = await photos(1, 'Lamp');
    await choose(
      { name: 'Lamp 1.jpg', type: 'image/jpeg', bytes: [...(lamp?.buffer ?? [])] },
      { name: 'plan.pdf', type: 'application/pdf', bytes: [37, 80, 68, 70] },
    );
    await expect(toast()).toContainText('Invalid file type');
    await expect(toast()).toContainText('plan.pdf is not an image file');
    await expect(toast()).toHaveAttribute('data-variant', 'destructive');
    await expect(files()).toHaveCount(1);
    await expect(files()).toContainText(/Lamp 1.jpg.*Ready/);
  });

  test("File size over 10 MB is rejected with toast 'File too large' / '{file name} is larger than 10MB'. … Upload: max 10 MB per file", async () => {
    const [lamp] = await photos(1, 'Lamp');
    const bytes = [...(lamp?.buffer ?? [])];
    await choose(
      { name: 'at the limit.jpg', type: 'image/jpeg', bytes, size: limit },
      { name: 'over it.jpg', type: 'image/jpeg', bytes, size: limit + 1 },
    );
    await expect(toast()).toContainText('File too large');
    await expect(toast()).toContainText('over it.jpg is larger than 10MB');
    await expect(files()).toHaveCount(2);
    await expect(files().last()).toContainText(/at the limit.jpg10.00 MBReady/);
    await page.getByRole('button', { name: 'Clear All' }).click();
  });
});

test.describe('with an account', { tag: '@wide' }, () => {
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(() => tab(page, /^Image Gallery/).click());

  test('Tag add ignores blank or duplicate tags (trimmed).', async () => {
    await page.getByRole('button', { name: 'Edit Row 5' }).click();
    await signIn(page);
    const editor = page.getByRole('dialog', { name: 'Edit Image' });
    const chips = editor.getByRole('grid', { name: 'Tags of this image' }).getByRole('row');
    const field = editor.getByRole('combobox', { name: 'Tags' });
    for (const [typed, tags] of [
      ['   ', ['lantern']],
      [' lantern ', ['lantern']],
      ['  gate  ', ['lantern', 'gate']],
    ] as const) {
      await field.fill(typed);
      await field.press('Enter');
      await expect(field).toHaveValue('');
      await expect(chips).toHaveText(tags);
    }
    await editor.getByText('Cancel', { exact: true }).click();
    await editor.getByRole('button', { name: 'Discard changes' }).click();
  });

  test('Default tags are split by commas, trimmed, empties dropped. Title on upload is the file name without extension.', async () => {
    await page.route('**/storage/v1/object/custom-designs-images/**', (route) =>
      route.fulfill({ json: { Id: '1', Key: 'uploads/1' } }),
    );
    await page.route('**/rest/v1/images?*', (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      return route.fulfill({ status: 201, json: [route.request().postDataJSON()] });
    });
    await page.keyboard.press('Escape');
    await tab(page, /^Upload Images/).click();
    const [lamp] = await photos(1, 'Lamp');
    await choose({
      name: 'Lamp v1.2 at dusk.jpeg',
      type: 'image/jpeg',
      bytes: [...(lamp?.buffer ?? [])],
    });
    await page.getByRole('textbox', { name: 'Default Tags' }).fill(' palm tree , ,dusk,, brass ');
    await expect(files()).toContainText('Ready');
    const insert = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/rest/v1/images'),
    );
    await page.getByRole('button', { name: 'Upload 1 Image' }).click();
    expect((await insert).postDataJSON()).toMatchObject({
      title: 'Lamp v1.2 at dusk',
      tags: ['palm tree', 'dusk', 'brass'],
    });
    await expect(toast()).toContainText('Success!');
  });
});
