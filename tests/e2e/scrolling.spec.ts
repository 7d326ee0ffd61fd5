import { about } from '../../site/src/content/about.ts';
import { home } from '../../site/src/content/home.ts';
import { projects } from '../../site/src/content/projects.ts';
import { alive, expectHeading, expectTop, follow, move, scroll, top } from './journey.ts';
import { asService, expect, hydrate, test } from './site.ts';

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
  await expectHeading(page, about.hero.title);
  await expectTop(page, 0);
  await page.goBack();
  await expectHeading(page, home.hero.heading);
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
  await expectHeading(page, about.hero.title);
  await page.goBack();
  await expectTop(page, 900);
});

test('returns to both places, back and forward', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await scroll(page, 1200);
  await follow(page, '/about');
  await expectHeading(page, about.hero.title);
  await expectTop(page, 0);
  await scroll(page, 700);
  await page.goBack();
  await expectHeading(page, home.hero.heading);
  await expectTop(page, 1200);
  await page.goForward();
  await expectHeading(page, about.hero.title);
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
  await expectHeading(page, 'Our Services');
  await page.goBack();
  await expectTop(page, 800);
  await page.goBack();
  await expectHeading(page, home.hero.heading);
  await page.goBack();
  await expectHeading(page, about.hero.title);
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
  await expectHeading(page, about.hero.title);
  await scroll(page, 600);
  await page.reload();
  await expectTop(page, 600);
  await hydrate(page);
  expect(await top(page)).toBe(600);
  await page.goBack();
  await expectHeading(page, home.hero.heading);
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
  await expectHeading(page, about.hero.title);
  await scroll(page, 700);
  await page.goto('http://elsewhere.test/');
  await page.goBack();
  await expectHeading(page, about.hero.title);
  await expectTop(page, 700);
  await page.goForward();
  await expectHeading(page, 'Elsewhere');
  // The call has returned before the page, and the script's context with it, is left.
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await expectHeading(page, home.hero.heading);
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
    await expectHeading(page, about.hero.title);
    expect(await top(page)).toBe(0);
    await page.goBack();
    await expectHeading(page, home.hero.heading);
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
      await expectHeading(page, 'Late');
      await scroll(page, 1800);
      await follow(page, '/about');
      await expectHeading(page, about.hero.title);
      await page.goBack();
      await expectHeading(page, 'Late');
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
    await expectHeading(page, about.hero.title);
    await page.reload();
    await hydrate(page);
    isSlow = true;
    await page.goBack();
    await expectHeading(page, 'Our Blog');
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
    await expectHeading(page, about.hero.title);
    await page.goBack();
    await expectHeading(page, projects.hero.title);
    await expectTop(page, 4000);
    await expect(page.locator('main details[open]')).toHaveCount(shown);
  });
});
