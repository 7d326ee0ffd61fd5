import type { Page } from '@playwright/test';
import { about } from '../../site/src/content/about.ts';
import { home } from '../../site/src/content/home.ts';
import { projects } from '../../site/src/content/projects.ts';
import { asService, expect, hydrate, isPhone, test } from './site.ts';

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
const expectTop = (page: Page, value: number) => expect.poll(() => top(page)).toBe(value);

/** A scroll that nobody made. */
const move = (page: Page, value: number) =>
  page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        addEventListener('scroll', () => done(), { once: true });
        scrollTo(0, y);
      }),
    value,
  );

/** A scroll by hand to an exact place. */
const scroll = async (page: Page, value: number) => {
  await page.evaluate(() => dispatchEvent(new WheelEvent('wheel')));
  await move(page, value);
};
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Follows a link of the footer wherever the page is scrolled to: a press by Playwright would scroll there. */
const follow = (page: Page, path: string) =>
  page.evaluate(
    (href) => document.querySelector<HTMLAnchorElement>(`footer a[href="${href}"]`)?.click(),
    path,
  );

const alive = (page: Page) =>
  page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);

test('opens a page at its top, says its title and starts the focus there', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await scroll(page, 1500);
  await page.getByRole('link', { name: home.about.action.label }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'About' })).toBeAttached();
  await expectTop(page, 0);
});

test('returns to a place that was scrolled to before the app arrived', async ({ page }) => {
  await page.goto('/');
  await move(page, 1200);
  await alive(page);
  await follow(page, '/about');
  await heading(page, about.hero.title);
  await expectTop(page, 0);
  await page.goBack();
  await heading(page, home.hero.heading);
  await expectTop(page, 1200);
});

test('returns to a place that was left in the middle of a scroll', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.evaluate(() => {
    // The press and the scroll before it share a moment: no event tells of the end of the scroll.
    scrollTo(0, 900);
    document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')?.click();
  });
  await heading(page, about.hero.title);
  await page.goBack();
  await expectTop(page, 900);
});

test('returns to both places, back and forward', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await scroll(page, 1200);
  await follow(page, '/about');
  await heading(page, about.hero.title);
  await expectTop(page, 0);
  await scroll(page, 700);
  await page.goBack();
  await heading(page, home.hero.heading);
  await expectTop(page, 1200);
  await page.goForward();
  await heading(page, about.hero.title);
  await expectTop(page, 700);
});

test('tells two visits of the same page apart', async ({ page }) => {
  await page.goto('/about');
  await hydrate(page);
  await scroll(page, 300);
  await page.goto('/');
  await page.goto('/about');
  await hydrate(page);
  await scroll(page, 800);
  await follow(page, '/services');
  await heading(page, 'Our Services');
  await page.goBack();
  await expectTop(page, 800);
  await page.goBack();
  await heading(page, home.hero.heading);
  await page.goBack();
  await heading(page, about.hero.title);
  await expectTop(page, 300);
  await hydrate(page);
  await expectTop(page, 300);
});

test('goes to a place on the page and back to where the visitor was', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await scroll(page, 1000);
  await page.getByRole('banner').getByRole('link', { name: 'Send a message' }).click();
  await expect(page).toHaveURL(/#contact$/);
  await expect(page.locator('#contact')).toBeInViewport();
  await page.goBack();
  await expectTop(page, 1000);
  await page.goForward();
  await expect(page.locator('#contact')).toBeInViewport();
});

test('goes to a place on another page, clear of the bar', async ({ page }) => {
  await page.goto('/services');
  await hydrate(page);
  await follow(page, '/contact');
  await expect(page).toHaveURL(/\/contact$/);
  await page.goto('/services');
  await hydrate(page);
  await page.getByRole('banner').getByRole('link', { name: 'Send a message' }).click();
  await expect(page).toHaveURL(/\/contact#contact$/);
  const bar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(() => page.locator('#contact').evaluate((one) => one.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(bar?.height ?? 0);
  await expect(page.locator('#contact')).toBeInViewport();
});

test('stays in place through a reload and finds the places before it', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await scroll(page, 1200);
  await follow(page, '/about');
  await heading(page, about.hero.title);
  await scroll(page, 600);
  await page.reload();
  await expectTop(page, 600);
  await hydrate(page);
  expect(await top(page)).toBe(600);
  await page.goBack();
  await heading(page, home.hero.heading);
  await expectTop(page, 1200);
});

test('returns from another site, also by two steps at once', async ({ page }) => {
  await page.route('http://elsewhere.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title><h1>Elsewhere</h1>' }),
  );
  await page.goto('/');
  await hydrate(page);
  await scroll(page, 1200);
  await follow(page, '/about');
  await heading(page, about.hero.title);
  await scroll(page, 700);
  await page.goto('http://elsewhere.test/');
  await page.goBack();
  await heading(page, about.hero.title);
  await expectTop(page, 700);
  await page.goForward();
  await heading(page, 'Elsewhere');
  await page.evaluate(() => history.go(-2));
  await heading(page, home.hero.heading);
  await expectTop(page, 1200);
  await hydrate(page);
  expect(await top(page)).toBe(1200);
});

test.describe('where the app never arrives', () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test('returns to the place all the same', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await scroll(page, 1200);
    await follow(page, '/about');
    await heading(page, about.hero.title);
    expect(await top(page)).toBe(0);
    await page.goBack();
    await heading(page, home.hero.heading);
    await expectTop(page, 1200);
  });
});

test('stores the place when the tab is hidden, which may be its end', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await scroll(page, 1200);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const stored = await page.evaluate(() => sessionStorage.getItem('scroll-positions'));
  expect(stored).toContain('"top":1200');
});

test('stays where the browser put a page when the app arrives', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await scroll(page, 2000);
  await page.goto('/services/lighting-design');
  await hydrate(page);
  expect(await top(page)).toBe(0);
});

test.describe('a page that grows after it opens', () => {
  // The build knows nothing of the article.
  test.use({ expectedNoise: /404/ });

  test('is followed to the old place on a new article', async ({ page }) => {
    const slug = `late-${test.info().project.name}-${test.info().workerIndex}`;
    const backend = asService();
    const content = Array.from({ length: 60 }, (_, index) => ({
      type: 'paragraph',
      text: `Paragraph ${index}. Lamps at dusk, one after another, along the whole drive.`,
    }));
    await backend.from('custom_design_blogs').insert({
      title: 'Late',
      slug,
      category: 'Lighting',
      excerpt: 'Lamps at dusk.',
      content: JSON.stringify(content),
    });
    try {
      await page.goto(`/blog/${slug}`);
      await heading(page, 'Late');
      await scroll(page, 1800);
      await follow(page, '/about');
      await heading(page, about.hero.title);
      await page.goBack();
      await heading(page, 'Late');
      await expectTop(page, 1800);
    } finally {
      await backend.from('custom_design_blogs').delete().eq('slug', slug);
    }
  });

  test('is followed to the old place among articles that come late', async ({ page }) => {
    let isSlow = false;
    const rows = Array.from({ length: 9 }, (_, index) => ({
      id: `row-${index}`,
      slug: `row-${index}`,
      title: `Row ${index}`,
      category: 'Kitchen',
      excerpt: 'Lamps at dusk.',
      date: '2026-01-01',
    }));
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/rest/v1/custom_design_blogs*', async (route) => {
      if (isSlow) await held;
      await route.fulfill({ json: rows });
    });
    // The build knows no article of this tab.
    await page.goto('/blog?category=kitchen');
    await expect(page.getByRole('heading', { name: 'Row 8' })).toBeVisible();
    await scroll(page, 99_999);
    const end = await top(page);
    await follow(page, '/about');
    await heading(page, about.hero.title);
    await page.reload();
    await hydrate(page);
    isSlow = true;
    await page.goBack();
    await heading(page, 'Our Blog');
    expect(await top(page)).toBeLessThan(end);
    release();
    await expect(page.getByRole('heading', { name: 'Row 8' })).toBeVisible();
    await expectTop(page, end);
  });

  test('opens again what was opened on the projects page', async ({ page }) => {
    await page.goto('/projects');
    await hydrate(page);
    await page.getByText(projects.gallery.more).first().click();
    await scroll(page, 4000);
    const shown = await page.locator('main details[open]').count();
    expect(shown).toBeGreaterThan(0);
    await follow(page, '/about');
    await heading(page, about.hero.title);
    await page.goBack();
    await heading(page, projects.hero.title);
    await expectTop(page, 4000);
    await expect(page.locator('main details[open]')).toHaveCount(shown);
  });
});

test.describe('in the first 300 ms of a page', () => {
  /** Opens the page with its clock at rest, so that both retries are still to come. */
  const openAtRest = async (page: Page) => {
    await page.goto('/');
    await hydrate(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await follow(page, '/about');
    await heading(page, about.hero.title);
    await expectTop(page, 0);
  };
  const pass = (page: Page) => page.clock.runFor(400);

  test('goes to the top again when something else has scrolled it', async ({ page }) => {
    await openAtRest(page);
    await move(page, 300);
    await pass(page);
    await expectTop(page, 0);
  });

  test('leaves the page to whoever turns the wheel', async ({ page }) => {
    test.skip(isPhone(page), 'phones have no wheel');
    await openAtRest(page);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 300);
    await expectTop(page, 300);
    await pass(page);
    expect(await top(page)).toBe(300);
  });

  test('leaves the page to the keys', async ({ page }) => {
    await openAtRest(page);
    await page.keyboard.press('End');
    await expect.poll(() => top(page)).toBeGreaterThan(500);
    await pass(page);
    expect(await top(page)).toBeGreaterThan(500);
  });

  test('leaves the page to a finger', async ({ page }) => {
    test.skip(!isPhone(page), 'a question of touch screens');
    await openAtRest(page);
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...y: number[]) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y.map((one) => ({ x: 200, y: one })),
      });
    await touch('touchStart', 600);
    for (const y of [550, 450, 350, 250]) await touch('touchMove', y);
    await touch('touchEnd');
    await expect.poll(() => top(page)).toBeGreaterThan(100);
    const place = await top(page);
    await pass(page);
    expect(await top(page)).toBe(place);
  });
});
