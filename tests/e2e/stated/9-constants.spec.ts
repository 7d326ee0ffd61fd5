import type { Page } from '@playwright/test';
import { communities } from '../pages.ts';
import { hydrate } from '../site.ts';
import { expect, newPage, test, wrongHeroes } from './visit.ts';

test.describe.configure({ mode: 'default' });

test('Hero height 85vh.', async ({ visit }) => {
  const page = await visit('/');
  for (const route of ['/about', '/projects', '/communities', ...communities, '/']) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    expect(await wrongHeroes(page)).toEqual([]);
  }
});

test('Senior and veteran discount 15%.', async ({ visit }) => {
  const page = await visit('/');
  await expect(
    page.getByRole('heading', { name: /^15% off .* seniors and veterans/ }),
  ).toBeVisible();
});

test('Desktop sections fade in on scroll, with a 2-second fallback that shows them all. … Section fade-in fallback 2 seconds.', {
  tag: '@wide',
}, async ({ visit }) => {
  const page = await visit('/');
  const found = await page.locator('main div').evaluateAll((all) => {
    const fades = all.flatMap((element) => {
      const [rise, show] = element.getAnimations();
      const isFade = rise?.timeline !== document.timeline && show?.timeline === document.timeline;
      return isFade && show ? [{ element, show }] : [];
    });
    const hidden = (time: number) =>
      fades.filter(({ element, show }) => {
        show.pause();
        show.currentTime = time;
        return !/^(none|opacity\(1\))$/.test(getComputedStyle(element).filter);
      }).length;
    return { before: hidden(1999), all: fades.length, after: hidden(2500) };
  });
  expect(found.all).toBeGreaterThan(8);
  expect(found.before, 'below the screen').toBeGreaterThan(5);
  expect(found.after).toBe(0);
});

test('Mobile breakpoint 768 px', { tag: '@wide' }, async ({ visit }) => {
  const page = await visit('/contact');
  const onPhones = [
    page.getByRole('navigation', { name: 'Quick links' }),
    page.getByRole('banner').getByRole('button', { name: 'Menu' }),
    page.getByRole('heading', { name: 'Call Us' }),
  ];
  const onDesktops = [
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('heading', { name: 'Get In Touch' }),
  ];
  await page.setViewportSize({ width: 767, height: 900 });
  for (const part of onPhones) await expect(part).toBeVisible();
  for (const part of onDesktops) await expect(part).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  for (const part of onPhones) await expect(part).toBeHidden();
  for (const part of onDesktops) await expect(part).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('Mobile bottom bar has 4 items.', { tag: '@phone' }, async ({ visit }) => {
  const page = await visit('/contact');
  const items = page.getByRole('navigation', { name: 'Quick links' }).getByRole('listitem');
  await expect(items).toHaveCount(4);
  for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 });
});

test('Hours: Monday to Friday 9 AM to 6 PM, Saturday 10 AM to 4 PM, Sunday closed.', async ({
  visit,
  isPhone,
}) => {
  const page = await visit('/contact');
  const hours = [
    ['Monday to Friday', '9 AM to 6 PM'],
    ['Saturday', '10 AM to 4 PM'],
    ['Sunday', 'closed'],
  ].flat();
  const footer = page.getByRole('contentinfo');
  const touch = page.getByRole('main').getByRole('region').filter({ hasText: 'Get In Touch' });
  for (const place of isPhone ? [footer] : [footer, touch.first()]) {
    const words = place.locator('dl :is(dt, dd):not(:has(dl))').filter({ visible: true });
    const texts = (await words.allInnerTexts()).map((text) => text.trim());
    const start = texts.indexOf('Monday to Friday');
    expect(texts.slice(start, start + hours.length)).toEqual(hours);
  }
});

test('Company founded 2019. Contact phone {phone} and email {email} shown; a showroom address is shown on the contact page', async ({
  visit,
}) => {
  const page = await visit('/contact');
  const main = page.getByRole('main');
  for (const link of ['a[href^="tel:+1"]', 'a[href^="mailto:"]'])
    await expect(main.locator(link).filter({ visible: true }).first()).toBeVisible();
  const showroom = main.getByRole('region', { name: 'Visit Our Showroom' });
  await expect(showroom.getByText(/^\d+ .+/).first()).toBeVisible();
  await expect(showroom.getByText(/McAllen, TX 78\d{3}/).first()).toBeVisible();
  await visit('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Since 2019$/);
});

test.describe('with a clock', () => {
  let page: Page;
  test.beforeAll(async ({ browser }, { project }) => {
    page = await newPage(browser, project);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/blog/modern-lighting-trends');
    await hydrate(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  });
  test.afterAll(() => page.context().close());

  const toast = () => page.getByRole('region', { name: /Notifications/ }).getByRole('alertdialog');
  const raise = async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(toast()).toContainText('Link copied');
    const arrival = (one: Element) => Promise.all(one.getAnimations().map((each) => each.finished));
    await toast().evaluate(arrival);
  };
  const gone = () => expect(toast()).toHaveCount(0);
  /** Drags the toast sideways and releases it. */
  async function drag(distance: number) {
    const { x = 0, y = 0, height = 0 } = (await toast().boundingBox()) ?? {};
    const [start, middle] = [Math.round(x) + 70, y + height / 2];
    await page.mouse.move(start, middle);
    await page.mouse.down();
    await page.mouse.move(start + distance / 2, middle);
    await page.mouse.move(start + distance, middle);
    await page.mouse.up();
  }

  test('Toast limit 1; default duration 5000 ms; removal delay 1,000,000 ms', {
    tag: '@wide',
  }, async () => {
    await raise();
    await page.clock.runFor(3000);
    await raise();
    await expect(toast()).toHaveCount(1);
    await page.clock.runFor(4999);
    await expect(toast()).toHaveCount(1);
    await page.clock.runFor(1);
    await gone();
    await page.clock.fastForward(999_000);
    await page.keyboard.press('F8');
    await expect(toast()).toContainText('Link copied');
    await page.keyboard.press('Escape');
    await gone();
    await page.clock.fastForward(1_001_000);
    await page.keyboard.press('F8');
    await gone();
  });

  test('swipe threshold 50 px, direction right; hotkey F8; max width 420 px.', async ({
    isPhone,
  }) => {
    await page.setViewportSize({ width: isPhone ? 700 : 1440, height: 900 });
    await raise();
    expect((await toast().boundingBox())?.width).toBe(420);
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: /Notifications/ })).toBeFocused();
    for (const distance of [49, -200]) {
      await drag(distance);
      await expect(toast()).not.toHaveAttribute('data-leaving');
      await expect(toast()).toBeVisible();
    }
    await drag(50);
    await gone();
    if (isPhone) await page.setViewportSize({ width: 390, height: 844 });
  });

  test('Menu hover open delay 200 ms, skip delay 300 ms, close delay 150 ms.', {
    tag: '@wide',
  }, async () => {
    const trigger = (name: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true });
    const open = page.getByRole('navigation', { name: 'Main' }).getByRole('button', {
      expanded: true,
    });
    const away = () => page.mouse.move(720, 850);
    await away();
    await page.clock.runFor(1000);
    await trigger('Services').hover();
    await page.clock.runFor(199);
    await expect(open).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(open).toHaveText(['Services']);
    await page.keyboard.press('Escape');
    await away();
    await page.clock.runFor(1000);
    await trigger('Residential').hover();
    await page.clock.runFor(200);
    await expect(open).toHaveText(['Residential']);
    await away();
    await page.clock.runFor(149);
    await expect(open).toHaveText(['Residential']);
    await page.clock.runFor(1);
    await expect(open).toHaveCount(0);
    await page.clock.runFor(300);
    await trigger('Commercial').hover();
    await expect(open, 'at once within 300 ms').toHaveText(['Commercial']);
    await away();
    await page.clock.runFor(150);
    await expect(open).toHaveCount(0);
    await page.clock.runFor(301);
    await trigger('Communities').hover();
    await page.clock.runFor(199);
    await expect(open, 'later than 300 ms').toHaveCount(0);
    await page.clock.runFor(1);
    await expect(open).toHaveText(['Communities']);
    await page.keyboard.press('Escape');
    await away();
  });

  test('Scroll-to-top retries at 100 and 300 ms.', { tag: '@wide' }, async () => {
    const top = () => page.evaluate(() => Math.round(scrollY));
    const scroll = (y: number) => page.evaluate((to) => scrollTo(0, to), y);
    const go = async (name: string, heading: RegExp) => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect.poll(top, { intervals: [30] }).toBe(0);
    };
    await go('About', /Since 2019/);
    for (const wait of [100, 200]) {
      await scroll(300);
      await page.clock.runFor(wait - 1);
      expect(await top()).toBe(300);
      await page.clock.runFor(1);
      expect(await top()).toBe(0);
    }
    await scroll(300);
    await page.clock.runFor(5000);
    expect(await top(), 'no more retries').toBe(300);
    await go('Contact', /Contact Us/);
    await page.mouse.move(720, 500);
    await page.mouse.wheel(0, 200);
    await expect.poll(top, { intervals: [30] }).toBe(200);
    await page.clock.runFor(500);
    expect(await top(), 'the visitor has scrolled').toBe(200);
  });

  test('navigation scroll threshold 20 px.', { tag: '@wide' }, async () => {
    await page.clock.resume();
    await page.emulateMedia({ reducedMotion: null });
    const opacity = () =>
      page
        .getByRole('banner')
        .locator('> *')
        .first()
        .evaluate((one) => getComputedStyle(one, '::before').opacity);
    const expectThreshold = async () => {
      for (const [y, shown] of [
        [20, '0'],
        [21, '1'],
        [20, '0'],
      ] as const) {
        await page.evaluate((to) => scrollTo(0, to), y);
        await expect.poll(opacity, { message: `at ${y} px`, intervals: [30] }).toBe(shown);
      }
    };
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/communities');
    await expectThreshold();
    await page.unrouteAll();
    await page.goto('/communities');
    await hydrate(page);
    await page.evaluate(() => document.documentElement.classList.replace('dark', 'light'));
    await expectThreshold();
  });
});
