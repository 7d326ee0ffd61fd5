import type { Page } from '@playwright/test';
import { home } from '../../site/src/content/home.ts';
import { asShown } from './content.ts';
import { expect, hydrate, test } from './site.ts';

const [firstQuestion] = home.faq.items;
/** Holds back the app's code until the returned function is called. */
async function holdApp(page: Page) {
  let release = () => {};
  const arrived = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/entry.client*', async (route) => {
    await arrived;
    await route.continue();
  });
  return () => release();
}

const scripts = (urls: string[]) => urls.filter((url) => url.endsWith('.js'));

test.describe('an untouched page', () => {
  test('requests no script', async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto('/blog', { waitUntil: 'networkidle' });
    expect(scripts(urls)).toEqual([]);
    await hydrate(page);
    expect(scripts(urls).length).toBeGreaterThan(3);
  });

  test('shows only notices and special days that are not over', async ({ page }) => {
    const parts = ['2020-01-01', '2999-12-31'].map((day) => `<p data-until="${day}">${day}</p>`);
    await page.route('/about', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<main', `${parts.join('')}<main`);
      await route.fulfill({ response, body });
    });
    await page.goto('/about');
    await expect(page.getByText('2999-12-31')).toBeVisible();
    await expect(page.getByText('2020-01-01')).toBeHidden();
  });

  test('replays one press of a button that is pressed twice before the app has loaded', async ({
    page,
  }) => {
    await page.goto('/');
    // Presses without the pointer events that would start loading the app.
    await page.getByRole('button', { name: 'Switch to light theme' }).evaluate((button) => {
      (button as HTMLElement).click();
      (button as HTMLElement).click();
    });
    await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
  });

  test('switches the theme once if the app loads while the button is pressed', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Switch to light theme' }).hover();
    await page.mouse.down();
    release();
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    await page.mouse.up();
    const back = page.getByRole('button', { name: 'Switch to dark theme' });
    await expect(back).toBeVisible();
    await back.click();
    await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  });

  test('opens a tab that is pressed before the app has loaded', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/admin/media');
    const tab = page.getByRole('tab', { name: 'Upload Images' });
    await tab.click();
    release();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('keeps text typed before the app has loaded', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/');
    const name = page.getByLabel(home.contact.fields.name, { exact: false });
    await name.pressSequentially('Rosa');
    release();
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    await expect(name).toHaveValue('Rosa');
    await name.pressSequentially(' Garza');
    await expect(name).toHaveValue('Rosa Garza');
  });
});

test.describe('links', () => {
  /** The pages that the browser prefetches by itself. */
  async function watchPrefetches(page: Page) {
    const prefetched: string[] = [];
    const session = await page.context().newCDPSession(page);
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => {
      prefetched.push(new URL(prefetchUrl).pathname);
    });
    await session.send('Preload.enable');
    return prefetched;
  }
  const services = (page: Page) => page.getByRole('link', { name: 'View Our Services' });

  test('are prefetched by the browser until the app does so', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/projects');
    const prefetched = await watchPrefetches(page);
    await services(page).hover();
    await expect.poll(() => prefetched).toContain('/services');
    release();
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  });

  test('are left to the app once it runs, which fetches no page a second time', async ({
    page,
  }) => {
    await page.goto('/projects');
    await hydrate(page);
    const prefetched = await watchPrefetches(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await services(page).hover();
    await expect.poll(() => asked).toContain('/services.data');
    await services(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/services$/);
    await page.waitForLoadState('networkidle');
    expect([...prefetched, ...asked]).not.toContain('/services');
  });
});

test.describe('a page whose scripts never load', () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test('opens an answer without the scripts', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    const answer = page.getByText(asShown(firstQuestion?.answer ?? ''));
    // Scopes the key to its question, wherever the page has scrolled.
    const question = page.locator('summary', { hasText: firstQuestion?.question ?? '' });
    await question.press('Enter');
    await expect(answer).toBeVisible();
  });

  test('follows links without the scripts', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/projects');
    await page.getByRole('link', { name: 'View Our Services' }).click();
    await expect(page).toHaveURL(/\/services$/);
  });
});
