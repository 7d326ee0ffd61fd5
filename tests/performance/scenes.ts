/**
 * `node tests/performance/scenes.ts [route ...]`: measures the rooms that visitors light, over the
 * last build. Prints how much of the picture each scene changes, and the frames while the time of
 * day is dragged with the CPU slowed down four times. Fails if a scene changes too little. Without
 * a graphics processor, frames are mixed and painted in software, so the page's own work is
 * printed beside them.
 */
import type { Page } from 'playwright';
import sharp from 'sharp';
import { overTheBuild, quantile, slowDown, workOf } from './measuring.ts';

/** Lowest share of pixels that a scene changes, in percent. */
const BAR = 15;
/** A change that people see: 6 % of a channel's range. */
const VISIBLE = 0.06 * 255;
const SLOWDOWN = 4;
const STEPS = 90;
const OWN_TASKS = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
const sizes = { phone: [390, 844], desktop: [1440, 900] } as const;
const named = process.argv.slice(2);
const withRoom = [
  '/',
  '/services/lighting-design',
  '/services/home-theater-installation',
  '/services/outdoor-entertainment',
  '/services/smart-home-automation',
  '/residential/vacation-homes',
];
const routes = named.length > 0 ? named : withRoom;

const keypadOf = (page: Page) => page.getByRole('group', { name: 'Set the scene' }).first();

/** Waits until two frames in a row are the same, and returns the canvas's own pixels. */
async function pixelsOf(page: Page): Promise<Buffer> {
  const canvas = page.locator('canvas').first();
  let last: Buffer | undefined;
  for (;;) {
    const png = await canvas.screenshot();
    const pixels = await sharp(png).removeAlpha().raw().toBuffer();
    if (last?.equals(pixels)) return pixels;
    last = pixels;
  }
}

function changed(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let i = 0; i < one.length; i += 3) {
    const most = Math.max(
      ...[0, 1, 2].map((c) => Math.abs((one[i + c] ?? 0) - (other[i + c] ?? 0))),
    );
    if (most > VISIBLE) count += 1;
  }
  return (300 * count) / one.length;
}

/** Prints each scene's change from the first. Returns the smallest. */
async function measureScenes(page: Page, label: string): Promise<number> {
  const scenes = keypadOf(page).getByRole('radio');
  const names = await scenes.evaluateAll((all) =>
    all.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent ?? ''),
  );
  const pictures: Buffer[] = [];
  // The first touch shows the canvas. A choice of the first scene would change nothing.
  for (const index of [1, ...names.keys()]) {
    await scenes.nth(index).check({ force: true });
    await page.locator('canvas[data-lit]').first().waitFor();
    pictures.push(await pixelsOf(page));
  }
  const [first = Buffer.alloc(0), ...others] = pictures.slice(1);
  const shares = others.map((picture) => changed(first, picture));
  for (const [index, share] of shares.entries())
    console.log(`${label} ${names[index + 1]} changes ${share.toFixed(0)}% of the pixels`);
  return Math.min(...shares);
}

async function measureDrag(page: Page, label: string): Promise<void> {
  const slider = keypadOf(page).getByRole('slider').first();
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('The keypad has no slider.');
  const session = await slowDown(page, SLOWDOWN);
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 12, y);
  await page.mouse.down();
  const frames = page.evaluate(
    (steps) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const tick = (now: number) => {
          times.push(now);
          if (times.length < steps) requestAnimationFrame(tick);
          else resolve(times);
        };
        requestAnimationFrame(tick);
      }),
    STEPS,
  );
  const before = await workOf(session, OWN_TASKS);
  let isDone = false;
  void frames.finally(() => {
    isDone = true;
  });
  for (let step = 0; !isDone; step += 1)
    await page.mouse.move(box.x + 12 + (box.width - 24) * Math.abs(Math.sin(step / 20)), y);
  const times = await frames;
  const work = ((await workOf(session, OWN_TASKS)) - before) / STEPS;
  await page.mouse.up();
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? time));
  const figures = [quantile(gaps, 0.5), quantile(gaps, 0.95), work].map((ms) => ms.toFixed(1));
  console.log(
    `${label} drag at CPU ${SLOWDOWN}x: a frame every ${figures[0]} ms (95th percentile ${figures[1]}), script, style, and layout ${figures[2]} ms a frame`,
  );
}

let lowest = 100;
await overTheBuild(async (url, browser) => {
  for (const [size, [width, height]] of Object.entries(sizes)) {
    for (const route of routes) {
      const page = await browser.newPage({ viewport: { width, height } });
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await page.goto(url + route, { waitUntil: 'networkidle' });
      await keypadOf(page).scrollIntoViewIfNeeded();
      const label = `${size.padEnd(7)} ${route}`;
      lowest = Math.min(lowest, await measureScenes(page, label));
      await measureDrag(page, label);
      await page.close();
    }
  }
});
console.log(`smallest change ${lowest.toFixed(0)}% (bar ${BAR}%)`);
process.exitCode = lowest < BAR ? 1 : 0;
