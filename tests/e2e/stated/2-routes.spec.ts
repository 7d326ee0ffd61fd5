import type { Page } from '@playwright/test';
import { hydrate } from '../site.ts';
import { exactly, expect, newPage, services, test } from './visit.ts';

test.describe.configure({ mode: 'default' });

const quickLinks = (page: Page) => page.getByRole('navigation', { name: 'Quick links' });

/**
 * Runs in the page: its visible first headings, how far it scrolls sideways, and the items of the bottom bar that can be pressed at the start, in
 * the middle, and at the end.
 */
async function readPage() {
  const headings = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility());
  const items = [...document.querySelectorAll('nav[aria-label="Quick links"] li')];
  const end = document.documentElement.scrollHeight - innerHeight;
  const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const pressable: string[][] = [];
  for (const share of [0, 0.5, 1]) {
    scrollTo(0, share * end);
    await new Promise(requestAnimationFrame);
    const onTop = items.filter((item) => {
      const { left, top, width, height } = item.getBoundingClientRect();
      return item.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    pressable.push(onTop.map((item) => item.querySelector('a, button')?.textContent ?? ''));
  }
  return { headings: headings.map(({ textContent }) => textContent), overflow, pressable };
}
const fourItems = ['Home', 'Services', 'Contact', 'Menu'];

/** Opens the page and checks its status, its only first heading, and the bottom bar of phones. */
async function expectScreen(page: Page, route: string, heading: RegExp, status = 200) {
  const response = await page.goto(route, { waitUntil: 'domcontentloaded' });
  expect(response?.status(), route).toBe(status);
  const { headings, overflow, pressable } = await page.evaluate(readPage);
  expect(headings, route).toEqual([expect.stringMatching(heading)]);
  expect(overflow, `${route}: scrolls sideways`).toBeLessThanOrEqual(0);
  if (route.startsWith('/admin/media')) return;
  expect(pressable, route).toEqual([fourItems, fourItems, fourItems]);
}

/** The same for pages whose headings contain the words of their addresses. */
async function expectScreens(page: Page, root: string, slugs: readonly string[]) {
  for (const slug of slugs)
    await expectScreen(page, `${root}/${slug}`, new RegExp(slug.replaceAll('-', '\\W+'), 'i'));
}

test.describe('Route table', { tag: '@phone' }, () => {
  test('/ | Home', async ({ visit }) => {
    await expectScreen(await visit('/'), '/', /^Custom Designs$/);
  });

  test('/services | Services overview', async ({ visit }) => {
    await expectScreen(await visit('/'), '/services', /^Our Services$/);
  });

  test('/services/home-theater-installation, /services/smart-home-automation, /services/lighting-design, /services/security-systems, /services/multi-room-audio, /services/outdoor-entertainment, /services/video-services, /services/audio-services, /services/networking-services, /services/fiber-optic-installation | Service detail pages (10)', async ({
    visit,
  }) => {
    await expectScreens(await visit('/'), '/services', services);
  });

  test('/residential | Residential overview', async ({ visit }) => {
    await expectScreen(await visit('/'), '/residential', /^Residential/);
  });

  test('/residential/new-construction, /residential/existing-homes, /residential/vacation-homes | Residential detail pages', async ({
    visit,
  }) => {
    const slugs = ['new-construction', 'existing-homes', 'vacation-homes'];
    await expectScreens(await visit('/'), '/residential', slugs);
  });

  test('/commercial | Commercial overview', async ({ visit }) => {
    await expectScreen(await visit('/'), '/commercial', /^Commercial Technology Solutions$/);
  });

  test('/commercial/conference-rooms, restaurants-bars, offices, retail, medical-facilities, outdoor-lighting, business-signs, emergency-services | Commercial detail pages (8)', async ({
    visit,
  }) => {
    await expectScreens(await visit('/'), '/commercial', [
      'conference-rooms',
      'restaurants-bars',
      'offices',
      'retail',
      'medical-facilities',
      'outdoor-lighting',
      'business-signs',
      'emergency-services',
    ]);
  });

  test('/communities | Communities index', async ({ visit }) => {
    const page = await visit('/');
    await expectScreen(page, '/communities', /\w/);
    await expect(page).toHaveTitle(/Communities|Cities|Service Area/i);
  });

  test('/communities/south-padre-island, brownsville, harlingen, mcallen, mission, edinburg, rio-grande-city | City pages (7)', async ({
    visit,
  }) => {
    await expectScreens(await visit('/'), '/communities', [
      'south-padre-island',
      'brownsville',
      'harlingen',
      'mcallen',
      'mission',
      'edinburg',
      'rio-grande-city',
    ]);
  });

  test('/projects | Linked from navigation', async ({ visit }) => {
    const page = await visit('/');
    await expect(page.locator('#mobile-menu nav a[href="/projects"]')).toHaveText('Projects');
    await expectScreen(page, '/projects', /projects/i);
  });

  test('/about | About', async ({ visit }) => {
    const heading = exactly("Valley's Premier Home Technology Specialists Since 2019");
    await expectScreen(await visit('/'), '/about', heading);
  });

  test('/blog | Blog list', async ({ visit }) => {
    await expectScreen(await visit('/'), '/blog', /^Our Blog$/);
  });

  test('/blog/{slug} | Blog article', async ({ visit }) => {
    const page = await visit('/blog');
    const card = page.getByRole('article').first();
    const route = await card.getByRole('link').first().getAttribute('href');
    const title = await card.getByRole('heading').textContent();
    await expectScreen(page, route ?? '', exactly(title ?? ''));
  });

  test('/contact | Contact', async ({ visit }) => {
    await expectScreen(await visit('/'), '/contact', /^Contact Us$/);
  });

  test('/admin/media | Media Center (admin)', async ({ visit }) => {
    await expectScreen(await visit('/'), '/admin/media', /^Media Center$/);
  });

  test('any other path | Not-found page', async ({ visit }) => {
    const page = await visit('/');
    const others = ['/no-such-room', '/services/no-such-room', '/communities/x/y', '/admin/x'];
    for (const route of others) await expectScreen(page, route, /^Oops! Page not found$/, 404);
  });
});

test('Two layouts exist. One applies when a condition … holds: a fixed full-height layout with a header, a scrolling main area with bottom padding, and bottom bars.', {
  tag: '@phone',
}, async ({ visit }) => {
  const page = await visit('/residential');
  const banner = page.getByRole('banner');
  const bar = quickLinks(page);
  const lastWords = page.getByRole('contentinfo').getByText(/©/);
  for (const place of ['start', 'middle', 'end']) {
    await page.evaluate((to) => {
      const end = document.documentElement.scrollHeight - innerHeight;
      scrollTo(0, { start: 0, middle: end / 2, end }[to] ?? 0);
    }, place);
    await expect.poll(async () => (await banner.boundingBox())?.y, place).toBe(0);
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    expect(y + height, place).toBe(844);
  }
  const [words, edge] = [await lastWords.boundingBox(), await bar.boundingBox()];
  expect((words?.y ?? Number.NaN) + (words?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
  await expect(lastWords).toBeInViewport({ ratio: 1 });
});

test('Otherwise a normal layout with header and footer is used.', { tag: '@wide' }, async ({
  visit,
}) => {
  const page = await visit('/residential');
  await expect(quickLinks(page)).toBeHidden();
  const header = await page.getByRole('banner').boundingBox();
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(header).toMatchObject({ x: 0, y: 0, width: 1440 });
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(Math.abs((footer?.y ?? 0) + (footer?.height ?? 0) - end)).toBeLessThan(2);
});

test('On every route change the page scrolls to the top immediately, and again after 100 ms and after 300 ms.', async ({
  browser,
}, { project }) => {
  const page = await newPage(browser, project);
  await page.goto('/');
  await hydrate(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const top = () => page.evaluate(() => Math.round(scrollY));
  const scroll = (y: number) => page.evaluate((to) => scrollTo(0, to), y);
  await scroll(1500);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Our Story' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Since 2019/);
  await expect.poll(top, { message: 'immediately', intervals: [30] }).toBe(0);
  for (const [wait, moment] of [
    [100, 'after 100 ms'],
    [200, 'after 300 ms'],
  ] as const) {
    await scroll(400);
    await page.clock.runFor(wait - 1);
    expect(await top(), `not before, ${moment}`).toBe(400);
    await page.clock.runFor(1);
    expect(await top(), moment).toBe(0);
  }
  await page.context().close();
});
