import type { Page } from '@playwright/test';
import { hydrate } from '../site.ts';
import { expect, expectTargets, test } from './visit.ts';

test.describe.configure({ mode: 'default' });

const groups = [
  { name: 'Services', root: '/services', pages: 10 },
  { name: 'Residential', root: '/residential', pages: 3 },
  { name: 'Commercial', root: '/commercial', pages: 8 },
  { name: 'Communities', root: '/communities', pages: 7 },
];
const names = groups.map(({ name }) => name);
const firstSix = [
  '/services/home-theater-installation',
  '/services/smart-home-automation',
  '/services/lighting-design',
  '/services/security-systems',
  '/services/multi-room-audio',
  '/services/outdoor-entertainment',
];

const banner = (page: Page) => page.getByRole('banner');
const bar = (page: Page) => banner(page).getByRole('navigation', { name: 'Main' });
const trigger = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const groupOf = (page: Page, name: string) =>
  bar(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) });
const quickLinks = (page: Page) => page.getByRole('navigation', { name: 'Quick links' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const openSheet = async (page: Page) => {
  await banner(page).getByRole('button', { name: 'Menu' }).click();
  await expect(sheet(page)).toBeVisible();
};
const hydrated = async (page: Page) => {
  await hydrate(page);
  return page;
};

/** How opaque the bar's own background is. */
const opacityOfBar = (page: Page) =>
  banner(page)
    .locator('> *')
    .first()
    .evaluate((one) => {
      const { opacity, backgroundColor } = getComputedStyle(one, '::before');
      return backgroundColor === 'rgba(0, 0, 0, 0)' ? 0 : Number(opacity);
    });

test.describe('Desktop bar', { tag: '@wide' }, () => {
  test('Desktop bar: dropdown menus for Services, Residential, Commercial and Communities.', async ({
    visit,
  }) => {
    const page = await hydrated(await visit('/about'));
    await expect(bar(page).getByRole('button')).toHaveText(names);
    for (const { name, root } of groups) {
      const featured = groupOf(page, name).locator(`a[href="${root}"]`);
      await expect(featured).toBeHidden();
      await trigger(page, name).click();
      await expect(featured).toBeVisible();
      await expect(bar(page).getByRole('button', { expanded: true })).toHaveText([name]);
      const [button, link] = [
        await trigger(page, name).boundingBox(),
        await featured.boundingBox(),
      ];
      expect(link?.y, 'below its button').toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
    }
  });

  test('Each has a featured link to its section root plus item links with descriptions.', async ({
    visit,
  }) => {
    const page = await hydrated(await visit('/about'));
    for (const { name, root, pages } of groups) {
      if ((await trigger(page, name).getAttribute('aria-expanded')) === 'false')
        await trigger(page, name).click();
      const group = groupOf(page, name);
      const featured = group.getByRole('link').first();
      await expect(featured).toHaveAttribute('href', root);
      const items = group.getByRole('list').getByRole('listitem').filter({ visible: true });
      await expect(items).toHaveCount(pages);
      await expectTargets(
        group.getByRole('list'),
        /\w/,
        Array<RegExp>(pages).fill(new RegExp(`^${root}/[a-z-]+$`)),
      );
      const texts = await items.evaluateAll((all) =>
        all.map((item) => item.querySelector('a + *')?.textContent ?? ''),
      );
      for (const description of texts) expect(description).toMatch(/^\S+( \S+)+\.$/);
      const size = (one: HTMLElement) => Number.parseFloat(getComputedStyle(one).fontSize);
      expect(await featured.evaluate(size)).toBeGreaterThan(
        await items.first().getByRole('link').evaluate(size),
      );
    }
  });

  test('Commercial and Communities use a two-column grid.', async ({ visit }) => {
    const page = await hydrated(await visit('/about'));
    for (const name of ['Commercial', 'Communities']) {
      if ((await trigger(page, name).getAttribute('aria-expanded')) === 'false')
        await trigger(page, name).click();
      const items = groupOf(page, name).getByRole('list').getByRole('listitem');
      await expect(items.first()).toBeVisible();
      const places = await items.evaluateAll((all) =>
        all.map((item) => item.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
      );
      expect(new Set(places.map(({ x }) => Math.round(x))).size).toBe(2);
      expect(new Set(places.map(({ y }) => Math.round(y))).size).toBe(Math.ceil(places.length / 2));
    }
    await page.keyboard.press('Escape');
  });

  test('Plain links: Projects, About, Blog, Contact.', async ({ visit }) => {
    const page = await visit('/about');
    const links = bar(page).getByRole('link').filter({ visible: true });
    await expect(links).toHaveText(['Projects', 'About', 'Blog', 'Contact', 'Admin']);
    for (const name of ['Projects', 'About', 'Blog', 'Contact'])
      await expectTargets(bar(page), new RegExp(`^${name}$`), [`/${name.toLowerCase()}`]);
  });
});

test("A low-emphasis 'Admin' link to /admin/media is visible to everyone.", async ({
  visit,
  isPhone,
}) => {
  const page = await visit('/about');
  if (isPhone) await openSheet(page);
  const place = isPhone ? sheet(page) : bar(page);
  const admin = place.getByRole('link', { name: 'Admin', exact: true });
  await expect(admin).toBeVisible();
  await expect(admin).toHaveAttribute('href', '/admin/media');
  const size = (one: HTMLElement) => Number.parseFloat(getComputedStyle(one).fontSize);
  const contact = place.getByRole('link', { name: 'Contact', exact: true });
  expect(await admin.evaluate(size)).toBeLessThan(await contact.evaluate(size));
  if (isPhone) await page.keyboard.press('Escape');
});

test('Phone and message icon links are always shown: the phone link is a tel link and the message link jumps to an in-page #contact anchor.', async ({
  visit,
}) => {
  const page = await visit('/about');
  const phone = banner(page).locator('a[href^="tel:"]');
  const message = banner(page).locator('a[href="#contact"]');
  await expect(phone).toHaveAttribute('href', /^tel:\+\d{11}$/);
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), share);
    for (const link of [phone, message]) {
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(link.locator('svg')).toBeVisible();
    }
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('#contact')).not.toBeInViewport();
  await message.click();
  await expect(page).toHaveURL(/\/about#contact$/);
  await expect(page.locator('#contact')).toBeInViewport();
  await page.goto('/blog');
  await expect(banner(page).locator('a[href="/contact#contact"]')).toBeInViewport();
  await expect(phone).toBeInViewport();
});

test('The bar takes a more opaque background after scrolling more than 20 px.', async ({
  visit,
}) => {
  const page = await visit('/commercial');
  const scroll = (y: number) => page.evaluate((to) => scrollTo(0, to), y);
  expect(await opacityOfBar(page)).toBe(0);
  for (const [y, opacity] of [
    [21, 1],
    [20, 0],
    [900, 1],
  ] as const) {
    await scroll(y);
    const options = { message: `at ${y} px`, intervals: [30] };
    await expect.poll(() => opacityOfBar(page), options).toBe(opacity);
  }
});

test('On blog article pages the bar is shown in its solid style.', async ({ visit }) => {
  const page = await visit('/blog/modern-lighting-trends');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await opacityOfBar(page)).toBe(1);
});

test.describe('Mobile', { tag: '@phone' }, () => {
  test.beforeEach(({ reader }) => reader.emulateMedia({ reducedMotion: 'reduce' }));
  test.afterEach(({ reader }) => reader.emulateMedia({ reducedMotion: null }));

  test("Below 768 px width a collapsible mobile menu has accordion sections (each expandable independently) for the four groups, plain links for Projects, About, Blog and Contact, and a 'Get a Quote' button (action not shown).", async ({
    visit,
  }) => {
    const page = await hydrated(await visit('/about'));
    await openSheet(page);
    const toggles = sheet(page)
      .getByRole('listitem')
      .getByLabel(/ pages$/);
    await expect(toggles).toHaveCount(4);
    const state = () =>
      toggles.evaluateAll((all) =>
        all.map((one) => (one.parentElement as HTMLDetailsElement).open),
      );
    expect(await state()).toEqual([false, false, false, false]);
    for (const [index, { root, pages }] of groups.entries()) {
      const items = sheet(page).locator(`a[href^="${root}/"]`).filter({ visible: true });
      await expect(items).toHaveCount(0);
      await toggles.nth(index).click();
      await expect(items).toHaveCount(root === '/services' ? 6 : pages);
    }
    expect(await state()).toEqual([true, true, true, true]);
    await toggles.first().click();
    await expect.poll(state).toEqual([false, true, true, true]);
    for (const name of ['Projects', 'About', 'Blog', 'Contact'])
      await expectTargets(sheet(page), new RegExp(`^${name}$`), [`/${name.toLowerCase()}`]);
    await expectTargets(sheet(page), /^Get a Quote$/, ['/contact#contact']);
    await page.keyboard.press('Escape');
  });

  test("The mobile menu's Services accordion lists only the first six services.", async ({
    visit,
  }) => {
    const page = await hydrated(await visit('/about'));
    await openSheet(page);
    await sheet(page).getByLabel('Services pages').click();
    const services = sheet(page).locator('a[href^="/services/"]').filter({ visible: true });
    await expect(services).toHaveCount(6);
    const found = await services.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(found).toEqual(firstSix);
    await page.keyboard.press('Escape');
  });

  test('Mobile chrome: a top header with a menu button; a bottom bar with four items: Home (/), Services (/services), Contact (/contact) and Menu.', async ({
    visit,
  }) => {
    for (const route of ['/services/lighting-design', '/']) {
      const page = await hydrated(await visit(route));
      const menu = banner(page).getByRole('button', { name: 'Menu' });
      const items = quickLinks(page).getByRole('listitem');
      await expect(items).toHaveText([/^Home/, /^Services/, /^Contact/, /^Menu/]);
      await expectTargets(quickLinks(page), /\w/, ['/', '/services', '/contact']);
      await expect(items.last().getByRole('button', { name: 'Menu' })).toBeVisible();
      await expect(items.locator('svg').filter({ visible: true })).toHaveCount(4);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(menu).toBeInViewport();
      const covered = await items.evaluateAll(async (all) => {
        const places: number[] = [];
        for (let y = 0; y < document.documentElement.scrollHeight - innerHeight; y += 600) {
          scrollTo(0, y);
          await new Promise(requestAnimationFrame);
          const isShown = (item: Element) => {
            const { left, top, width, height } = item.getBoundingClientRect();
            return item.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          };
          if (!all.every(isShown)) places.push(y);
        }
        return places;
      });
      expect(covered, 'positions without the four items').toEqual([]);
      await expect(menu).toBeInViewport();
    }
  });

  test("The slide-in menu links to /, /services, /residential, /commercial, /communities, /projects, /about, /blog, /contact and /admin/media, plus a 'Get a Quote' button (no action shown).", async ({
    visit,
  }) => {
    const page = await visit('/');
    await openSheet(page);
    const links = sheet(page).getByRole('link').filter({ visible: true });
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      '/',
      '/services',
      '/residential',
      '/commercial',
      '/communities',
      '/projects',
      '/about',
      '/blog',
      '/contact',
      '/admin/media',
      '/contact#contact',
    ]);
    await expect(links.last()).toHaveText('Get a Quote');
    const panel = sheet(page).locator('> :last-child');
    const edges = async () => {
      const { x = 0, width = 0, height } = (await panel.boundingBox()) ?? {};
      return [x + width, height];
    };
    await expect.poll(edges, 'along the edge of the screen').toEqual([390, 844]);
    await page.emulateMedia({ reducedMotion: null });
    const slides = await panel.evaluate((one) => getComputedStyle(one).transitionProperty);
    expect(slides).toMatch(/translate|transform/);
    await page.keyboard.press('Escape');
  });

  test('The menu closes when a link or the overlay is tapped.', async ({ visit }) => {
    const page = await hydrated(await visit('/'));
    await openSheet(page);
    await page.touchscreen.tap(10, 400);
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await openSheet(page);
    await sheet(page).getByRole('link', { name: 'Home' }).tap();
    await expect(sheet(page)).toBeHidden();
    await openSheet(page);
    await sheet(page).getByRole('link', { name: 'About' }).tap();
    // The address changes before the page does.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Since 2019/);
    await expect(page).toHaveURL(/\/about$/);
    await expect(sheet(page)).toBeHidden();
  });
});

test('The theme is dark by default and can be toggled to light.', async ({ visit, isPhone }) => {
  const page = await hydrated(await visit('/about'));
  if (isPhone) await page.emulateMedia({ reducedMotion: 'reduce' });
  const root = page.locator('html');
  await expect(root).toContainClass('dark');
  const look = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await look();
  if (isPhone) await openSheet(page);
  const place = isPhone ? sheet(page) : banner(page);
  await place.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(root).toContainClass('light');
  await expect(root).not.toContainClass('dark');
  await expect.poll(look, { intervals: [30] }).not.toBe(dark);
  await place.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(root).toContainClass('dark');
  await expect.poll(look, { intervals: [30] }).toBe(dark);
  await page.evaluate(() => localStorage.clear());
  await page.keyboard.press('Escape');
  await page.emulateMedia({ reducedMotion: null });
});

test('The footer shows the tagline, service and about link lists (placeholder links) and a copyright of 2023.', async ({
  visit,
}) => {
  const page = await visit('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Illuminating Your Space', { exact: true })).toBeVisible();
  for (const [name, first, target, others] of [
    ['Services', 'Home Theater', /^\/services\/home-theater-installation$/, /^\/services/],
    ['About', 'Our Story', /^\/about$/, /^\/\w+$/],
  ] as const) {
    const column = footer.locator('div').filter({
      has: page.getByRole('heading', { name, exact: true }),
      hasNot: page.getByRole('navigation'),
    });
    const links = column.last().getByRole('listitem').getByRole('link');
    await expect(links.first()).toHaveText(first);
    const found = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(found[0]).toMatch(target);
    expect(found.length).toBeGreaterThan(4);
    for (const link of found) expect(link).toMatch(others);
  }
  await expect(footer.getByText(/^© 2023(–20\d\d)? Custom Designs\./)).toBeVisible();
});

test('Toasts appear at the top on small screens and bottom-right on larger ones (max width 420 px), with a close button, dismissible by swipe right or Escape; F8 focuses them.', async ({
  visit,
  isPhone,
}) => {
  const page = await hydrated(await visit('/blog/modern-lighting-trends'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const region = page.getByRole('region', { name: /Notifications/ });
  const toast = region.getByRole('alertdialog');
  const raise = async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(toast).toBeVisible();
    const running = (one: Element) => Promise.all(one.getAnimations().map((each) => each.finished));
    await toast.evaluate(running);
    return (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  const { x, y, width, height } = await raise();
  expect(width).toBeLessThanOrEqual(420);
  if (isPhone) {
    expect(y, 'at the top').toBeLessThan(120);
    expect(Math.abs(x - (390 - x - width)), 'in the middle').toBeLessThan(2);
  } else {
    expect(1440 - x - width, 'right').toBeLessThan(48);
    expect(900 - y - height, 'bottom').toBeLessThan(48);
  }
  await page.keyboard.press('F8');
  await expect(region).toBeFocused();
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
  await raise();
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await raise();
  const [startX, startY] = [x + 60, y + height / 2];
  if (isPhone) {
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', to?: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: to === undefined ? [] : [{ x: to, y: startY }],
      });
    await touch('touchStart', startX);
    for (const moved of [20, 60, 120]) await touch('touchMove', startX + moved);
    await touch('touchEnd');
  } else {
    await page.mouse.move(startX, startY);
    await page.mouse.down();
    await page.mouse.move(startX + 120, startY, { steps: 3 });
    await page.mouse.up();
  }
  await expect(toast).toHaveCount(0);
  await page.context().clearPermissions();
  await page.emulateMedia({ reducedMotion: null });
});
