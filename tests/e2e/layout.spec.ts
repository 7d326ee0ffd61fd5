import { expect, hydrate, setTheme, test, themes } from './site.ts';

test('skips the navigation with the first Tab stop', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('stays at the top of the page when Tab reaches the pause button', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/');
  await hydrate(page);
  const pause = page.getByRole('button', { name: 'Pause video' });
  await pause.focus();
  await expect(pause).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('does not scroll when the focus moves to the header', async ({ page }) => {
  await page.goto('/services');
  await hydrate(page);
  await page.evaluate(() => scrollTo(0, 1000));
  await page.getByRole('banner').getByRole('link', { name: 'Send a message' }).focus();
  expect(await page.evaluate(() => scrollY)).toBe(1000);
});

for (const route of ['/services', '/services/lighting-design']) {
  test(`never hides the focused control behind a bar: ${route}`, async ({ page }) => {
    await page.goto(route);
    await hydrate(page);
    const stops = page.locator('main :is(a[href], button, summary):visible');
    expect(await stops.count()).toBeGreaterThan(8);
    const covers = await stops.evaluateAll(async (elements) => {
      const coverOf = (stop: Element) => {
        (stop as HTMLElement).focus();
        const { left, top, bottom, width } = stop.getBoundingClientRect();
        const points = [top + 3, bottom - 3].map((y) =>
          document.elementFromPoint(left + width / 2, y),
        );
        const found = points.find((point) => !stop.contains(point));
        return found === undefined ? [] : [`${stop.textContent}: ${found?.outerHTML.slice(0, 80)}`];
      };
      const covered: string[] = [];
      for (const stop of [...elements, ...elements.toReversed()]) {
        covered.push(...coverOf(stop));
        // The bars follow the scroll position in the next frame.
        await new Promise(requestAnimationFrame);
      }
      return covered;
    });
    expect(covers).toEqual([]);
  });
}

test('keeps the header in one row from 1,248 px on', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/about');
  for (const width of [1248, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const bar = await page.getByRole('banner').locator('> *').first().boundingBox();
    expect(bar?.height, `${width} px`).toBe(72);
  }
});

test('keeps the heading of the home page clear of its keypad', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const keypad = page.getByRole('group', { name: 'Set the scene' });
  for (const [width, height] of [
    [1280, 720],
    [1536, 864],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const theme of themes) {
      await setTheme(page, theme);
      const words = await heading.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const { right, bottom } = range.getBoundingClientRect();
        return { right, bottom };
      });
      const { x, y } = (await keypad.boundingBox()) ?? { x: 0, y: 0 };
      expect(words.right < x || words.bottom < y, `${width} px, ${theme}`).toBe(true);
    }
  }
});

/** The height that the header and the bars cover, in CSS pixels. A picture that stays over its list is no bar. */
const covered = () => {
  const isBar = (element: Element | null): boolean =>
    element !== null &&
    ((/fixed|sticky/.test(getComputedStyle(element).position) &&
      !element.querySelector('picture')) ||
      isBar(element.parentElement));
  const step = 4;
  const heights = Array.from({ length: innerHeight / step }, (_, index) => index * step);
  return step * heights.filter((y) => isBar(document.elementFromPoint(innerWidth / 2, y))).length;
};

for (const route of ['/services/lighting-design', '/commercial/retail']) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test(`the bars cover at most 16% of a phone at every scroll position: ${route}`, {
        tag: '@phone',
      }, async ({ page }) => {
        await page.goto(route);
        const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        for (let y = 0; y < end; y += 400) {
          await page.evaluate((top) => scrollTo(0, top), y);
          const share = () => page.evaluate(covered);
          await expect.poll(share, `at ${y}`).toBeLessThanOrEqual(0.16 * 844);
        }
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const bottomBar = page.getByRole('navigation', { name: 'Quick links' });
        await expect(bottomBar.getByRole('link', { name: 'Home' })).toBeInViewport();
      });
    });
  }
}

test('declares the fallbacks of its fonts, those of Android as well', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/');
  const { named, declared } = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const families = [heading, document.body].map((part) => getComputedStyle(part).fontFamily);
    return {
      named: [...families.join().matchAll(/"([^"]+ Fallback[^"]*)"/g)].map(([, name]) => name),
      declared: [...document.fonts].map(({ family }) => family),
    };
  });
  expect(named).toHaveLength(3);
  expect(declared).toEqual(expect.arrayContaining(named));
});

test('shows every link of a manager’s bar in a window of any width', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/admin');
  const bar = page.getByRole('banner');
  for (const width of [768, 1024, 1247, 1248, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bar.getByRole('link', { name: 'View website' })).toBeInViewport({ ratio: 1 });
    for (const link of await bar.getByRole('link').all())
      await expect(link).toBeInViewport({ ratio: 1 });
    // What sticks below the bar reckons with this height.
    const height = await bar.evaluate((element) => element.getBoundingClientRect().height);
    expect(height).toBeLessThanOrEqual(width < 1248 ? 101 : 57);
  }
});
