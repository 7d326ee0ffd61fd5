/**
 * `node tests/performance/interactions.ts`: measures the slowest interactions on a phone with its
 * CPU slowed down four times, over the last build, and the main thread's work for one of them.
 * Event Timing counts from the input to the next frame, in steps of 8 ms. Other programs only add
 * to it, so the fastest run is the best estimate. The work is the thread's own time.
 */
import type { Page } from 'playwright';
import { launch, overTheBuild, quantile, slowDown, workOf } from './measuring.ts';

const RUNS = 5;
const SLOWDOWN = 4;
const QUESTIONS = 4;
const TEXT = 'Lights in the garden';
const DIMMER_KEYS = 40;
const GRID_KEYS = ['ArrowDown', 'ArrowRight', 'ArrowDown', 'End', 'Home', 'ArrowDown', 'ArrowUp'];

interface Journey {
  readonly name: string;
  readonly route: string;
  /** Taps and keys. */
  readonly steps: number;
  /** The page isn't hydrated yet, so the measurement includes hydration. */
  readonly isFirst?: boolean;
  /** Uses a window of 1,440 px instead of a phone. */
  readonly isWide?: boolean;
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

const journeys: readonly Journey[] = [
  {
    name: 'first tap: FAQ',
    route: '/',
    steps: 1,
    isFirst: true,
    act: async (page) => {
      await page.locator('summary').first().tap();
      await page.locator('details[open]').waitFor();
    },
  },
  {
    name: 'first tap: phone menu',
    route: '/',
    steps: 1,
    isFirst: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).first().tap();
      await page.getByRole('button', { name: 'Close menu' }).waitFor();
    },
  },
  {
    name: 'FAQ: open and close answers',
    route: '/',
    steps: QUESTIONS + 1,
    act: async (page) => {
      const questions = page.locator('summary');
      for (let index = 0; index < QUESTIONS; index += 1) await questions.nth(index).tap();
      await questions.nth(QUESTIONS - 1).tap();
    },
  },
  {
    name: 'phone menu: open and close',
    route: '/',
    steps: 2,
    act: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).first().tap();
      await page.getByRole('button', { name: 'Close menu' }).tap();
    },
  },
  {
    name: 'theme: switch and switch back',
    route: '/',
    steps: 2,
    isWide: true,
    act: async (page) => {
      for (const theme of ['light', 'dark']) {
        await page.getByRole('button', { name: `Switch to ${theme} theme` }).click();
        await page.locator(`html.${theme}`).waitFor();
      }
    },
  },
  {
    name: 'hero: dim the room, without the first scene',
    route: '/',
    steps: DIMMER_KEYS,
    isWide: true,
    prepare: async (page) => {
      await page.getByRole('radio').first().check();
      await page.locator('[data-opening] canvas').waitFor();
    },
    act: async (page) => {
      await page.getByRole('slider').focus();
      for (let key = 0; key < DIMMER_KEYS; key += 1) await page.keyboard.press('ArrowLeft');
    },
  },
  {
    name: 'contact form: type a name and a message',
    route: '/contact',
    steps: 2 * (TEXT.length + 1),
    act: async (page) => {
      for (const field of ['input[name="name"]', 'textarea']) {
        await page.locator(`main ${field}`).first().tap();
        await page.keyboard.type(TEXT, { delay: 60 });
      }
    },
  },
  {
    name: 'media grid: go from image to image by keys (needs the backend)',
    route: '/admin/media',
    steps: GRID_KEYS.length,
    act: async (page) => {
      await page.getByRole('row').first().focus();
      for (const key of GRID_KEYS) await page.keyboard.press(key, { delay: 60 });
    },
  },
];

/** Collects the duration of every event that belongs to an interaction, in ms. */
function observe() {
  const durations: number[] = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) durations.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function measure(site: string, { route, steps, isFirst, isWide, prepare, act }: Journey) {
  // Each run has its own browser, so none has compiled the scripts before.
  const browser = await launch();
  try {
    const page = await browser.newPage(
      isWide
        ? { viewport: { width: 1440, height: 900 } }
        : { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    );
    await page.goto(site + route, { waitUntil: 'load' });
    if (!isFirst) {
      await page.keyboard.press('Shift');
      await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    }
    await prepare?.(page);
    const session = await slowDown(page, SLOWDOWN);
    await page.evaluate(observe);
    const idle = await workOf(session);
    await act(page);
    const work = ((await workOf(session)) - idle) / steps;
    // Entries arrive one frame after the frame that they measure.
    const slowest = await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      const { durations } = window as unknown as { durations: number[] };
      return Math.max(0, ...durations);
    });
    return { slowest, work };
  } finally {
    await browser.close();
  }
}

await overTheBuild(async (url) => {
  for (const journey of journeys) {
    const runs: { slowest: number; work: number }[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(url, journey));
    const slowest = runs.map((run) => run.slowest).sort((a, b) => a - b);
    const work = quantile(
      runs.map((run) => run.work),
      0.5,
    );
    console.log(journey.name);
    console.log(`  slowest interaction of each run, in ms   ${slowest.join(', ')}`);
    console.log(`  work for an interaction, median, in ms   ${work.toFixed(1)}`);
  }
});
