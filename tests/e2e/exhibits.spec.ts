import { expect } from '@playwright/test';
import { phone, test } from './site.ts';

// The lamps' WebGL blocks a page for seconds whose frames aren't drawn.
test.use({ isDrawn: true });

const path = '/services/video-services';
const share = (percent: number) => `Designed light ${percent}%`;

test('moves the line of a comparison with a drag and with keys', async ({ page }) => {
  await page.goto(path);
  const slider = page.getByRole('slider', { name: 'Compare the light' });
  await slider.scrollIntoViewIfNeeded();
  await expect(slider).toHaveAttribute('aria-valuetext', share(50));
  const frame = await slider.locator('..').boundingBox();
  if (!frame) throw new Error('The comparison is not shown.');
  const y = frame.y + frame.height / 2;
  await page.mouse.move(frame.x + frame.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(frame.x + frame.width * 0.8, y, { steps: 4 });
  await page.mouse.up();
  await expect(slider).toHaveAttribute('aria-valuetext', share(80));
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', share(79));
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', share(0));
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', share(100));
});

test.describe('on a touch screen', () => {
  test.use(phone);

  test('keeps the room below the header while its lamps are set', async ({ page }) => {
    await page.goto('/');
    await page.getByText('Every lamp').tap();
    const pool = page.getByRole('slider', { name: 'Pool' });
    await pool.evaluate((slider) => slider.scrollIntoView({ block: 'end' }));
    const lamps = await page.getByRole('toolbar', { name: 'Lamps in the picture' }).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(lamps?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Infinity) - 1);
    expect(lamps?.height).toBeGreaterThanOrEqual(200);
  });

  test('scrolls the page when a drag across a comparison is vertical', async ({ page }) => {
    await page.goto(path);
    const slider = page.getByRole('slider', { name: 'Compare the light' });
    await slider.scrollIntoViewIfNeeded();
    await slider.tap({ position: { x: 60, y: 60 } });
    await expect(slider).not.toHaveAttribute('aria-valuetext', share(50));
    const chosen = await slider.getAttribute('aria-valuetext');
    const frame = await slider.boundingBox();
    if (!frame) throw new Error('The comparison is not shown.');
    const before = await page.evaluate(() => scrollY);
    const x = frame.x + frame.width / 2;
    const middle = frame.y + frame.height / 2;
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y) => ({ x, y })) });
    await touch('touchStart', middle);
    for (const way of [20, 60, 100, 150]) await touch('touchMove', middle - way);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 80);
    await expect(slider).toHaveAttribute('aria-valuetext', chosen ?? '');
  });
});

test('plays a bar in a room until it has faded', async ({ page }) => {
  await page.goto('/services/audio-services');
  const tiled = page.getByRole('button', { name: 'Tiled room' });
  await tiled.click();
  await expect(page.getByText('Playing: Tiled room')).toBeVisible();
  await expect(tiled).toHaveAttribute('aria-pressed', 'true');
  await expect(tiled).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('Playing:')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows both pictures of a comparison, and no slider', async ({ page }) => {
    await page.goto(path);
    const comparison = page.getByRole('figure').filter({ hasText: 'rendered twice' });
    const [after, before] = await comparison.getByRole('img').all();
    await expect(comparison.getByRole('slider')).toBeHidden();
    const [above, below] = [await after?.boundingBox(), await before?.boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1);
  });
});

test('restores an evening from the address, and sends it with a message', async ({ page }) => {
  await page.goto('/#light=movie&pool=0');
  const keypad = page.getByRole('group', { name: 'Set the scene' });
  await keypad.scrollIntoViewIfNeeded();
  await page.getByText('Every lamp').click();
  await expect(page.getByRole('slider', { name: 'Pool' })).toHaveValue('0');
  await expect(page.getByRole('slider', { name: 'Table pendants' })).toHaveValue('0');
  await keypad.getByRole('link', { name: 'Send this evening with my message' }).click();
  await expect(page).toHaveURL(/\/contact\?/);
  const message = page.getByRole('textbox', { name: /Message|Project Details/ });
  await expect(message).toHaveValue(/\/#light=movie&pool=0/);
});
