import { execFileSync } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { serveFolder } from '../../scripts/serve.ts';

const storybook = 'node_modules/storybook/dist/bin/dispatcher.js';
const folder = 'dist-storybook';
let served: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  execFileSync(process.execPath, [storybook, 'build', '--output-dir', folder, '--quiet']);
  served = await serveFolder(folder);
});
test.afterAll(() => served?.close());

async function open(page: Page, id: string, theme = 'dark') {
  await page.goto(`${served.url}/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const id of ['blog-postlist--docs', 'media-mediagrid--docs', 'templates-areapage--docs']) {
  test(`${id} ends within 30 screens`, async ({ page }) => {
    await open(page, id);
    await expect(page.getByRole('heading', { name: 'States', exact: true })).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(30 * 900);
  });
}

test('a page, its examples, and its frames use the theme of the toolbar', async ({ page }) => {
  await open(page, 'components-accordion--docs');
  const body = page.locator('body');
  const dark = await body.evaluate((element) => getComputedStyle(element).backgroundColor);
  await open(page, 'components-select--docs', 'light');
  await expect(page.locator('html')).toHaveClass(/light/);
  await expect(body).not.toHaveCSS('background-color', dark);
  const frame = page.locator('iframe').first();
  await expect(frame).toHaveAttribute('src', /theme%3Alight/);
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().locator('html')).toHaveClass(/light/);
});

for (const id of ['components-button--docs', 'components-tabs--docs', 'media-selectionbar--docs']) {
  test(`${id} shows code that works in an app`, async ({ page }) => {
    await open(page, id);
    await page.getByRole('switch', { name: 'Show code' }).first().click();
    const sample = page.locator('pre.prismjs').first();
    await expect(sample).toContainText(/<[A-Z]\w+/);
    const code = (await sample.textContent()) ?? '';
    expect(code).not.toMatch(/meta\.story|\bfn\(|<[A-Z]\s/);
    expect(code.length).toBeLessThan(1500);
  });
}

for (const id of [
  'components-dialog--docs',
  'components-textfield--docs',
  'media-mediagrid--docs',
]) {
  test(`${id} describes every prop`, async ({ page }) => {
    await open(page, id);
    const rows = page.locator('.docblock-argstable tbody tr');
    await expect(rows.first()).toBeVisible();
    // The second cell holds the description above the type.
    const bare = await rows.evaluateAll((all) =>
      all.filter(({ children }) => (children[1]?.childElementCount ?? 0) < 2),
    );
    expect(await rows.count()).toBeGreaterThan(3);
    expect(bare).toHaveLength(0);
  });
}
