import type { Locator, Page } from '@playwright/test';
import { signIn } from '../inbox.ts';
import { card, open, tab } from '../mediaCenter.ts';
import { photos } from '../mediaPhotos.ts';
import { answerImages, expect, imageRow, newPage, ratioOf, test } from './visit.ts';

test.describe.configure({ mode: 'default' });

let page: Page;
test.beforeAll(async ({ browser }, { project }) => {
  page = await newPage(browser, project);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await answerImages(page, lamps);
  await open(page);
});
test.afterAll(() => page.context().close());

const lamps = [
  imageRow('Lamp 1', {
    description: 'A lamp beside a door',
    tags: ['porch', 'brass', 'dusk', 'door', 'summer'],
  }),
  imageRow('Lamp 2', { tags: ['porch', 'brass', 'dusk'], is_featured: true }),
  ...[3, 4, 5, 6, 7, 8].map((number) => imageRow(`Lamp ${number}`)),
];
const categories = [
  'General Assets',
  'Hero Images',
  'Service Photos',
  'Team Members',
  'Project Gallery',
  'Blog Images',
  'Backgrounds',
];
const search = () => page.getByRole('searchbox');
const filters = () => page.getByRole('search', { name: 'Search & Filter' });
const toast = () => page.getByRole('region', { name: /Notifications/ }).getByRole('alertdialog');
const copyUrl = () => page.getByRole('button', { name: 'Copy URL of Lamp 1' }).click();

/** The options of a dropdown, which is closed again. */
async function optionsOf(place: Page | Locator, name: string) {
  await place.getByRole('button', { name }).click();
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  const texts = await options.allTextContents();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  return texts;
}

test.describe('the gallery, without an account', () => {
  test.describe.configure({ mode: 'serial' });

  test("Title 'Media Center' with two tabs: 'Image Gallery' (shows the count of filtered images) and 'Upload Images'.", async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Media Center');
    await expect(page.getByRole('tab')).toHaveText(['Image Gallery (8)', 'Upload Images']);
    await search().fill('Lamp 3');
    await expect(page.getByRole('tab')).toHaveText(['Image Gallery (1)', 'Upload Images']);
    await search().fill('');
    await expect(page.getByRole('tab')).toHaveText(['Image Gallery (8)', 'Upload Images']);
  });

  test("'Search & Filter' card: text search (placeholder 'Search by title, description, or tags...'), category dropdown ('All Categories' plus the categories), featured dropdown ('All Images', 'Featured Only', 'Not Featured').", async ({
    isPhone,
  }) => {
    await expect(filters().getByRole('heading', { name: 'Search & Filter' })).toBeVisible();
    await expect(search()).toHaveAttribute(
      'placeholder',
      'Search by title, description, or tags...',
    );
    if (isPhone) await filters().getByRole('button', { name: 'Filters' }).click();
    const dropdowns = filters().getByRole('button', { name: /All Categories|All Images/ });
    await expect(dropdowns).toHaveCount(2);
    expect(await optionsOf(filters(), 'All Categories')).toEqual(['All Categories', ...categories]);
    expect(await optionsOf(filters(), 'All Images')).toEqual([
      'All Images',
      'Featured Only',
      'Not Featured',
    ]);
    await dropdowns.last().click();
    await page.getByRole('option', { name: 'Featured Only' }).click();
    await expect(page.getByRole('row')).toHaveCount(1);
    await expect(card(page, 'Lamp 2')).toBeVisible();
    await filters().getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByRole('tab').first()).toHaveText('Image Gallery (8)');
  });

  test("filters exclude all: 'No images match your current filters.'", async () => {
    await search().fill('chandelier');
    await expect(
      page.getByText('No images match your current filters.', { exact: true }),
    ).toBeVisible();
    await search().fill('');
    await expect(card(page, 'Lamp 1')).toBeVisible();
  });

  test('Image cards in a responsive grid of 1 to 4 columns', async ({ isPhone }) => {
    const columns = () =>
      page
        .getByRole('row')
        .evaluateAll((rows) => new Set(rows.map((row) => row.getBoundingClientRect().left)).size);
    await expect.poll(columns).toBe(isPhone ? 2 : 4);
    if (isPhone) return;
    const known = page.viewportSize() ?? { width: 0, height: 0 };
    for (const [width = 0, count] of [
      [860, 3],
      [600, 2],
      [280, 1],
      [2400, 4],
    ]) {
      await page.setViewportSize({ ...known, width });
      await expect.poll(columns, `columns at ${width} pixels`).toBe(count);
    }
    await page.setViewportSize(known);
    await expect.poll(columns).toBe(4);
  });

  test('Image cards in … 16/9 ratio … Image ratio 16:9.', async () => {
    const pictures = page.getByRole('row').locator('span:has(> img)');
    await expect(pictures.first()).toBeVisible();
    for (const picture of await pictures.all())
      expect(await ratioOf(picture)).toBeCloseTo(16 / 9, 1);
  });

  test("Image cards in … showing at most 3 tags then '+N more'. … Image cards show at most 3 tags then '+N more'.", async () => {
    const tags = (name: string) => card(page, name).getByRole('listitem');
    await expect(tags('Lamp 1')).toHaveText(['porch', 'brass', 'dusk', '+2 more']);
    await expect(tags('Lamp 2')).toHaveText(['porch', 'brass', 'dusk']);
  });

  test('Actions: edit, delete, copy URL, toggle featured (star).', async () => {
    const lamp = card(page, 'Lamp 1');
    for (const name of ['Edit Lamp 1', 'Delete Lamp 1', 'Copy URL of Lamp 1'])
      await expect(lamp.getByRole('button', { name, exact: true })).toBeEnabled();
    for (const [name, isFeatured] of [
      ['Lamp 1', 'false'],
      ['Lamp 2', 'true'],
    ] as const) {
      const star = page.getByRole('button', { name: `Featured: ${name}` });
      await expect(star).toHaveAttribute('aria-pressed', isFeatured);
      await expect(star.locator('svg.lucide-star')).toBeVisible();
    }
  });

  test('Toasts appear at the top on small screens and bottom-right on larger ones (max width 420 px)', async ({
    isPhone,
  }) => {
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await copyUrl();
    await expect(toast()).toBeVisible();
    const place = async () => {
      const box = (await toast().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return { ...box, right: width - box.x - box.width, bottom: height - box.y - box.height };
    };
    if (isPhone) {
      expect((await place()).y).toBeLessThan(120);
      expect((await place()).width).toBeGreaterThan(width * 0.9);
    } else {
      await expect.poll(async () => (await place()).bottom).toBeLessThan(50);
      expect((await place()).right).toBeLessThan(50);
      expect((await place()).width).toBe(420);
    }
  });

  test('Toasts appear … with a close button', async () => {
    await toast().getByRole('button', { name: 'Close' }).click();
    await expect(toast()).toHaveCount(0);
  });

  test('Toasts appear … dismissible by swipe right', async () => {
    await copyUrl();
    const { x = 0, y = 0 } = (await toast().boundingBox()) ?? {};
    await page.mouse.move(x + 60, y + 30);
    await page.mouse.down();
    await page.mouse.move(x + 80, y + 30);
    await page.mouse.move(x + 125, y + 30);
    await page.mouse.up();
    await expect(toast()).toHaveCount(0);
  });

  test('Toasts appear … or Escape; F8 focuses them.', { tag: '@wide' }, async () => {
    await copyUrl();
    await expect(toast()).toBeVisible();
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: /Notifications/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toast()).toHaveCount(0);
  });
});

test.describe('the upload tab, without an account', () => {
  test.describe.configure({ mode: 'serial' });

  const list = () => page.getByRole('grid', { name: 'Selected files' });
  const rows = () => list().getByRole('row');
  test.beforeAll(() => tab(page, /^Upload Images/).click());

  test("Upload tab: 'Select Images' file picker (images only, multiple)", async () => {
    await expect(page.getByRole('button', { name: 'Select Images' })).toBeEnabled();
    const picker = page.locator('input[type="file"]');
    await expect(picker).toHaveAttribute('accept', 'image/*');
    await expect(picker).toHaveJSProperty('multiple', true);
  });

  test("Upload tab: 'Select Images' … Default Category … default category general-asset", {
    tag: '@wide',
  }, async () => {
    const field = page.getByRole('button', { name: 'Default Category' });
    await expect(field).toContainText('General Assets');
    expect(await optionsOf(page, 'Default Category')).toEqual(categories);
  });

  test('Default Tags (comma-separated); Default Description', { tag: '@wide' }, async () => {
    const tags = page.getByRole('textbox', { name: 'Default Tags' });
    await expect(tags).toHaveAttribute('placeholder', 'Separate tags with commas');
    await expect(page.getByRole('textbox', { name: 'Default Description' })).toBeVisible();
  });

  test('list of selected files (max height about 15rem) with thumbnail, name, size in MB, status icon and a remove button for pending files … selected list max height about 15rem.', async () => {
    await page.locator('input[type="file"]').setInputFiles(await photos(6, 'Sconce'));
    const first = rows().first();
    await expect(first).toContainText('Ready');
    await expect(first).toContainText('Sconce 1.jpg');
    await expect(first).toContainText(/\d\.\d\d MB/);
    await expect(first.locator('svg').first()).toBeVisible();
    const thumbnail = first.locator('img');
    await expect(thumbnail).toHaveAttribute('src', /^blob:/);
    await expect(thumbnail).not.toHaveJSProperty('naturalWidth', 0);
    const [height, content] = await list().evaluate((grid) => [
      grid.getBoundingClientRect().height,
      grid.scrollHeight,
    ]);
    expect(height).toBe(240);
    expect(content).toBeGreaterThan(300);
    await first.getByRole('button', { name: 'Remove Sconce 1.jpg' }).click();
    await expect(first).toContainText('Sconce 2.png');
  });

  test('accepted formats stated as JPG, PNG, GIF, WebP (any image/ type is accepted)', {
    tag: '@wide',
  }, async () => {
    await expect(page.getByText('JPG, PNG, GIF, WebP')).toBeVisible();
    for (const name of ['2.png', '3.webp', '4.gif', '5.avif', '6.jpg'])
      await expect(rows().filter({ hasText: `Sconce ${name}` })).toContainText('Ready');
  });

  test("an 'Upload N Image(s)' button.", { tag: '@wide' }, async () => {
    await expect(page.getByRole('button', { name: 'Upload 5 Images', exact: true })).toBeEnabled();
    for (const name of ['2.png', '3.webp', '4.gif', '5.avif'])
      await page.getByRole('button', { name: `Remove Sconce ${name}` }).click();
    await expect(page.getByRole('button', { name: 'Upload 1 Image', exact: true })).toBeEnabled();
    // The pointer is now over the next row's button, whose tooltip would cover "Clear All".
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  test("'Clear All'; progress bar", { tag: '@wide' }, async () => {
    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect(list()).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Upload \d/ })).toHaveCount(0);
  });

  test('Toasts appear at the top on small screens', {
    tag: '@phone',
  }, async () => {
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Lamps') });
    await expect(toast()).toContainText('notes.txt is not an image file');
    await expect.poll(async () => (await toast().boundingBox())?.y).toBeLessThan(120);
  });
});

test.describe('the editor, with an account', () => {
  test.describe.configure({ mode: 'serial' });

  const editor = () => page.getByRole('dialog', { name: 'Edit Image' });
  const chips = () => editor().getByRole('grid', { name: 'Tags of this image' }).getByRole('row');
  test.beforeAll(() => tab(page, /^Image Gallery/).click());

  test("'Edit Image' dialog: preview, Title, Category, Description (3 rows) … Edit description 3 rows.", {
    tag: '@wide',
  }, async () => {
    await page.getByRole('button', { name: 'Edit Lamp 1' }).click();
    await signIn(page);
    await expect(editor().getByRole('img', { name: 'A lamp beside a door' })).toBeVisible();
    await expect(editor().getByRole('textbox', { name: 'Title' })).toHaveValue('Lamp 1');
    await expect(editor().getByRole('button', { name: 'Category' })).toContainText(
      'General Assets',
    );
    expect(await optionsOf(editor(), 'Category')).toEqual(categories);
    const description = editor().getByRole('textbox', { name: 'Description' });
    await expect(description).toHaveValue('A lamp beside a door');
    await expect(description).toHaveJSProperty('rows', 3);
  });

  test("'Edit Image' dialog: … Tags with an Add button (Enter also adds) and removable chips", {
    tag: '@wide',
  }, async () => {
    const tags = ['porch', 'brass', 'dusk', 'door', 'summer'];
    await expect(chips()).toHaveText(tags);
    const field = editor().getByRole('combobox', { name: 'Tags' });
    await field.fill('gate');
    await editor().getByRole('button', { name: 'Add', exact: true }).click();
    await expect(chips()).toHaveText([...tags, 'gate']);
    await field.fill('hedge');
    await field.press('Enter');
    await expect(chips()).toHaveText([...tags, 'gate', 'hedge']);
    await chips().filter({ hasText: 'porch' }).getByRole('button').click();
    await expect(chips()).toHaveText([...tags.slice(1), 'gate', 'hedge']);
  });

  test("'Edit Image' dialog: … 'Cancel' and 'Save Changes'.", { tag: '@wide' }, async () => {
    await expect(editor().getByRole('button', { name: 'Save Changes' })).toBeEnabled();
    await editor().getByRole('button', { name: 'Cancel' }).click();
    await editor().getByRole('button', { name: 'Discard changes' }).click();
    await expect(editor()).toHaveCount(0);
  });
});

test.describe('states', () => {
  test.describe.configure({ mode: 'serial' });

  test.afterEach(() => page.unrouteAll());

  test("States: 'Loading images...'; 'Error loading images: {error}'; empty with no images at all: 'No images found. Upload some images to get started.'", {
    tag: '@wide',
  }, async () => {
    await page.unrouteAll();
    const held = Promise.withResolvers<void>();
    await page.route('**/rest/v1/images?select=*&order=*', async (route) => {
      await held.promise;
      await route.fulfill({ status: 400, json: { code: 'P0001', message: 'the lamps are out' } });
    });
    await open(page);
    await expect(page.getByText('Loading images...', { exact: true })).toBeVisible();
    held.resolve();
    const failure = page.getByText('Error loading images: the lamps are out', { exact: true });
    await expect(failure).toBeVisible();
    await answerImages(page, []);
    await page.getByRole('button', { name: 'Try again' }).click();
    const empty = page.getByText('No images found. Upload some images to get started.', {
      exact: true,
    });
    await expect(empty).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
});
