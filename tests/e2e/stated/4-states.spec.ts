import type { Page } from '@playwright/test';
import { hydrate } from '../site.ts';
import { expect, newPage, test } from './visit.ts';

test.describe.configure({ mode: 'default' });

let page: Page;
test.beforeAll(async ({ browser }, { project }) => {
  page = await newPage(browser, project);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});
test.afterEach(() => page.unrouteAll());
test.afterAll(() => page.context().close());

const banner = () => page.getByRole('banner');
const sheet = () => page.getByRole('dialog', { name: 'Menu' });
const setTheme = (theme: string) =>
  page.evaluate((name) => localStorage.setItem('theme', name), theme);

test('Theme: dark (default) or light, toggled; applies a class on the document root and a foreground color.', async ({
  isPhone,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/about');
  await hydrate(page);
  const look = () =>
    page.evaluate(() => {
      const { className } = document.documentElement;
      return `${className.match(/dark|light/g)} ${getComputedStyle(document.body).color}`;
    });
  const dark = await look();
  expect(dark).toMatch(/^dark /);
  const toggle = async (theme: string) => {
    if (isPhone && !(await sheet().isVisible()))
      await banner().getByRole('button', { name: 'Menu' }).click();
    await (isPhone ? sheet() : banner())
      .getByRole('button', { name: `Switch to ${theme} theme` })
      .click();
  };
  await toggle('light');
  await expect.poll(look, { intervals: [30] }).toMatch(/^light /);
  const light = await look();
  expect(light.slice(6)).not.toBe(dark.slice(5));
  await toggle('dark');
  await expect.poll(look, { intervals: [30] }).toBe(dark);
  await toggle('light');
  await expect.poll(look, { intervals: [30] }).toBe(light);
  await page.reload();
  expect(await look(), 'after a reload').toBe(light);
  await page.evaluate(() => localStorage.clear());
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
});

test('Mobile menu: open or closed (open, close, toggle).', { tag: '@phone' }, async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await hydrate(page);
  const triggers = [
    banner().getByRole('button', { name: 'Menu' }),
    page.getByRole('navigation', { name: 'Quick links' }).getByRole('button', { name: 'Menu' }),
  ];
  await expect(sheet()).toBeHidden();
  for (const trigger of triggers) {
    await trigger.click();
    await expect(sheet()).toBeVisible();
    await sheet().getByRole('button', { name: 'Close menu' }).click();
    await expect(sheet()).toBeHidden();
    await trigger.click();
    await expect(sheet()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet()).toBeHidden();
  }
});

test('Accordion sections expand independently.', { tag: '@phone' }, async () => {
  await banner().getByRole('button', { name: 'Menu' }).click();
  const toggles = sheet().getByLabel(/ pages$/);
  const open = sheet().locator('details[open]');
  for (const [count, index] of [3, 1, 0, 2].entries()) {
    await expect(open).toHaveCount(count);
    await toggles.nth(index).click();
  }
  await expect(open).toHaveCount(4);
  await toggles.nth(2).click();
  await expect(open.getByLabel('Commercial pages')).toHaveCount(0);
  await expect(open).toHaveCount(3);
  await page.emulateMedia({ reducedMotion: null });
});

test('Navigation bar: scrolled or not (threshold 20 px).', { tag: '@phone' }, async () => {
  await page.goto('/services');
  await hydrate(page);
  const opacity = () =>
    banner()
      .locator('> *')
      .first()
      .evaluate((one) => getComputedStyle(one, '::before').opacity);
  for (const [y, shown] of [
    [0, '0'],
    [21, '1'],
    [20, '0'],
  ] as const) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await expect.poll(opacity, { message: `at ${y} px`, intervals: [30] }).toBe(shown);
  }
});

test('FAQ accordions: one item open at a time; the open item can be closed.', async ({
  isPhone,
}) => {
  const details = [
    '/services/fiber-optic-installation',
    '/residential/existing-homes',
    '/commercial/retail',
    '/communities/mission',
  ];
  for (const route of ['/', '/contact', ...(isPhone ? [] : details)]) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const questions = page.locator('main details:has(summary h3)').filter({ visible: true });
    const openOnes = () =>
      questions.evaluateAll((all) =>
        all.flatMap((one, index) => (one.hasAttribute('open') ? index : [])),
      );
    const press = (index: number) =>
      questions.nth(index).evaluate((one) => one.querySelector('summary')?.click());
    expect(await questions.count(), route).toBeGreaterThan(3);
    expect(await openOnes(), route).toEqual([]);
    await press(0);
    await expect(questions.nth(0).getByRole('paragraph').first()).toBeVisible();
    await press(2);
    expect(await openOnes(), route).toEqual([2]);
    await expect(questions.nth(0).getByRole('paragraph').first()).toBeHidden();
    await press(2);
    expect(await openOnes(), route).toEqual([]);
  }
});

test.describe('Hero video', () => {
  const still = () => page.locator('[data-opening]').getByRole('img').first();
  const playing = () => page.locator('video[data-playing]');
  const allVideos = () => page.locator('[data-opening] video');

  /** The still is there, nothing is over it, and no file is left to play. */
  async function expectStill() {
    const film = allVideos().filter({ visible: true });
    await expect(film).toHaveJSProperty('networkState', 3);
    await expect(playing()).toHaveCount(0);
    await expect(film).toHaveCSS('opacity', '0');
    await expect(page.getByRole('button', { name: 'Pause video' })).toBeHidden();
    await expect(still()).toBeVisible();
    await expect(still()).toHaveJSProperty('complete', true);
    expect(await still().evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }

  test('Hero video: plays looping and muted', async () => {
    await page.goto('/contact');
    for (const theme of ['dark', 'light']) {
      await setTheme(theme);
      await page.goto('/');
      const film = playing().filter({ visible: true });
      await expect(film).toHaveJSProperty('paused', false);
      await expect(film).toHaveJSProperty('loop', true);
      await expect(film).toHaveJSProperty('muted', true);
      const source = await film.evaluate((one: HTMLVideoElement) => one.currentSrc);
      expect(source.includes('noon'), source).toBe(theme === 'light');
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.reload();
    await hydrate(page);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((url) => url.endsWith('.mp4'))).toEqual([]);
    await expect(playing()).toHaveCount(0);
    await expect(still()).toBeVisible();
    await page.emulateMedia({ reducedMotion: null });
    await setTheme('dark');
  });

  test('Hero video | Loaded from public storage of the same backend.', async () => {
    await page.goto('/');
    const source = await playing().evaluate((one: HTMLVideoElement) => one.currentSrc);
    expect(source).toMatch(/\.mp4$/);
    expect(source).toContain(`${process.env.BACKEND_URL}/storage/v1/object/public/`);
  });

  test('Hero video: plays looping and muted; on load error switches to the still image', {
    tag: '@wide',
  }, async () => {
    await page.route('**/*.mp4', (route) => route.abort());
    await page.goto('/');
    await expectStill();
    await hydrate(page);
    await expectStill();
  });

  test('on load error switches to the still image; resets when the source changes.', {
    tag: '@wide',
  }, async () => {
    await page.route(/home-hero-(?!noon)[^/]*\.mp4$/, (route) => route.abort());
    await page.goto('/');
    await hydrate(page);
    await expectStill();
    await banner().getByRole('button', { name: 'Switch to light theme' }).click();
    const film = playing().filter({ visible: true });
    await expect(film).toHaveCSS('opacity', '1');
    const source = await film.evaluate((one: HTMLVideoElement) => one.currentSrc);
    expect(source).toContain('noon');
    await page.evaluate(() => localStorage.clear());
  });

  test('Hero video fails | Still image shown', { tag: '@phone' }, async () => {
    await page.route('**/*.mp4', (route) =>
      route.fulfill({ contentType: 'video/mp4', body: 'no' }),
    );
    await page.goto('/');
    await expectStill();
  });
});

test('Theme or mobile menu used outside its provider | Raises an error', {
  tag: '@phone',
}, async () => {
  await page.goto('/about');
  await hydrate(page);
  await page.evaluate(() => document.querySelector('#mobile-menu')?.remove());
  const raised = page.waitForEvent('pageerror');
  await banner().getByRole('button', { name: 'Menu' }).click();
  expect((await raised).message).toContain('MobileMenu');
});

test.describe('Toasts', { tag: '@wide' }, () => {
  const region = () => page.getByRole('region', { name: /Notifications/ });
  const toast = () => region().getByRole('alertdialog');
  const raise = async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(toast()).toContainText('Link copied');
  };
  const gone = () => expect(toast()).toHaveCount(0);
  const middle = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await toast().boundingBox()) ?? {};
    return [x + width / 2, y + height / 2] as const;
  };

  test.beforeAll(async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/blog/modern-lighting-trends');
    await hydrate(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  test('Toasts: … open then closed; closes after its duration (default 5000 ms), on swipe, Escape or close button', async () => {
    await gone();
    await raise();
    await page.clock.runFor(4999);
    await expect(toast()).toBeVisible();
    await page.clock.runFor(1);
    await gone();
    await raise();
    const [x, y] = await middle();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 100, y, { steps: 4 });
    await page.mouse.up();
    await gone();
    await raise();
    await page.keyboard.press('Escape');
    await gone();
    await raise();
    await toast().getByRole('button', { name: 'Close' }).click();
    await gone();
  });

  test('the timer pauses while hovered or focused.', async () => {
    await raise();
    await page.clock.runFor(3000);
    await page.mouse.move(...(await middle()));
    await page.clock.runFor(20_000);
    await expect(toast()).toBeVisible();
    await page.mouse.move(700, 300);
    await page.clock.runFor(1999);
    await expect(toast()).toBeVisible();
    await page.clock.runFor(1);
    await gone();
    await raise();
    await page.clock.runFor(3000);
    await page.keyboard.press('F8');
    await page.clock.runFor(20_000);
    await expect(toast()).toBeVisible();
    await page.getByRole('button', { name: 'Share' }).focus();
    await page.clock.runFor(1999);
    await expect(toast()).toBeVisible();
    await page.clock.runFor(1);
    await gone();
  });

  test('Removal after dismissal is delayed by 1,000,000 ms.', async () => {
    await raise();
    await page.keyboard.press('Escape');
    await gone();
    await page.clock.fastForward(999_999);
    await page.keyboard.press('F8');
    await expect(toast()).toContainText('Link copied');
    await page.keyboard.press('Escape');
    await gone();
    await page.clock.fastForward(1_000_000);
    await page.keyboard.press('F8');
    await gone();
  });

  test('Toasts: at most one at a time', async () => {
    await page.clock.resume();
    const refuse = { status: 500, json: { message: 'refused' } };
    await page.route('**/rest/v1/custom_design_blogs*', (route) => route.fulfill(refuse));
    await page.goto('/blog/lighting-a-palm');
    await hydrate(page);
    await expect(toast()).toHaveText([/^Error/]);
    await raise();
    await expect(toast()).toHaveText([/^Link copied/]);
    await raise();
    await expect(toast()).toHaveCount(1);
  });
});
