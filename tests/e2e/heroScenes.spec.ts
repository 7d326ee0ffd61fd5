import type { Page } from '@playwright/test';
import { expectHeading, follow, top } from './journey.ts';
import { expect, hydrate, isPhone, test } from './site.ts';

/** Addresses of the stills as they are asked for. */
function watchStills(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /home-hero-(?:dark|dinner|movie|late)-/.exec(request.url())?.[0];
    if (name) asked.push(name);
  });
  return asked;
}

const keypad = (page: Page) => page.getByRole('group', { name: 'Set the room' });
const dimmer = (page: Page) => page.getByRole('slider', { name: 'Brightness' });
/** The scene over the hero's picture and how much of it is seen in percent. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const lamps = document.querySelector<HTMLElement>('[data-open] > :last-child');
    const picture = lamps?.querySelector<HTMLImageElement>('[data-lit] img')?.currentSrc ?? '';
    const scene = /home-hero-(\w+)-/.exec(picture)?.[1];
    return lamps && `${scene} ${Math.round(Number(lamps.style.opacity) * 100)}%`;
  });

interface Point {
  x: number;
  y: number;
}
async function touch(page: Page, way: readonly Point[]) {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const [index, point] of way.entries()) {
    await send(index === 0 ? 'touchStart' : 'touchMove', [point]);
  }
  await send('touchEnd', []);
}
async function dragMouse(page: Page, way: readonly Point[]) {
  for (const [index, { x, y }] of way.entries()) {
    await page.mouse.move(x, y);
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

/** The lever's middle at a part of its way. It is 14 px wide and stays on its way. */
async function leverAt(page: Page, part: number): Promise<Point> {
  await dimmer(page).scrollIntoViewIfNeeded();
  const box = await dimmer(page).boundingBox();
  if (!box) throw new Error('The dimmer is nowhere on the page.');
  return { x: box.x + 7 + part * (box.width - 14), y: box.y + box.height / 2 };
}

/** Drags the lever from its end, by a finger or by the mouse. */
async function dragTo(page: Page, part: number) {
  const way = [
    await leverAt(page, 1),
    await leverAt(page, (1 + part) / 2),
    await leverAt(page, part),
  ];
  await (isPhone(page) ? touch : dragMouse)(page, way);
}

test('sets the room by keys, and asks for nothing before', { tag: '@slow' }, async ({ page }) => {
  const asked = watchStills(page);
  await page.goto('/');
  await hydrate(page);
  expect(asked, 'nothing before a person comes near the keypad').toEqual([]);
  await keypad(page).getByRole('radio', { name: 'Dinner' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(keypad(page).getByRole('radio', { name: 'Movie' })).toBeChecked();
  await expect.poll(() => seen(page)).toBe('movie 100%');
  await dimmer(page).focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowLeft');
  await expect(dimmer(page)).toHaveAttribute('aria-valuetext', '89%');
  await page.keyboard.press('Home');
  await expect(dimmer(page)).toHaveValue('0');
});

test('follows the dimmer as it is dragged, and finds the room so after another page', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await dragTo(page, 0.4);
  await expect.poll(async () => Number(await dimmer(page).inputValue())).toBeCloseTo(40, -1);
  const level = Number(await dimmer(page).inputValue()) / 100;
  const left = `dinner ${Math.round(level ** 0.6 * 100)}%`;
  await expect.poll(() => seen(page)).toBe(left);
  await follow(page, '/services');
  await expectHeading(page, 'Our Services');
  await page.goBack();
  await expect.poll(() => seen(page)).toBe(left);
});

test('scrolls the page, and leaves the room, when a finger goes up from the dimmer', {
  tag: '@slow',
}, async ({ page }) => {
  test.skip(!isPhone(page), 'fingers scroll phones');
  await page.goto('/');
  await hydrate(page);
  const { x, y } = await leverAt(page, 0.3);
  const before = await top(page);
  await touch(
    page,
    [0, 40, 80, 120, 160, 200].map((up) => ({ x, y: y - up })),
  );
  await expect.poll(() => top(page)).toBeGreaterThan(before + 80);
  await expect(dimmer(page)).toHaveValue('100');
  await expect(keypad(page).getByRole('radio', { checked: true })).toHaveCount(0);
});
