/**
 * `node tests/performance/interactions.ts [--base DIST] [--peer FOLDER]`: measures interactions on a
 * phone with its CPU slowed down four times, over the last build, and the main thread's work for
 * them. `--base` is the build of another commit, such as `../old/site/dist`, and `--peer` any other
 * site as static files. Both run in turns with the build, because machines differ from minute to
 * minute, and are compared as ratios. Event Timing counts from the input to the next frame, in steps
 * of 8 ms. The work is the thread's own time, until the page is quiet.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { type Served, serveFolder, serveSite } from '../../scripts/serve.ts';
import { launch, quantile, slowDown, workOf } from './measuring.ts';

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
  /** The page isn't hydrated yet, so the measurement includes hydration, if the step needs it. */
  readonly isFirst?: boolean;
  /** Uses a window of 1,440 px instead of a phone. */
  readonly isWide?: boolean;
  /** Other sites have it, too. */
  readonly isCommon?: boolean;
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

const menuOf = (page: Page) =>
  page.getByRole('button', { name: /menu/i }).filter({ visible: true }).first();

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
    isCommon: true,
    act: (page) => menuOf(page).tap(),
  },
  {
    name: 'first press that needs the app: theme',
    route: '/',
    steps: 1,
    isFirst: true,
    isWide: true,
    act: async (page) => {
      await page.getByRole('button', { name: /theme/i }).first().click();
      await page.waitForFunction(() => document.documentElement.className !== 'dark');
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
    name: 'phone menu: open',
    route: '/',
    steps: 1,
    isCommon: true,
    act: (page) => menuOf(page).tap(),
  },
  {
    name: 'theme: switch and switch back',
    route: '/',
    steps: 2,
    isWide: true,
    isCommon: true,
    act: async (page) => {
      for (let press = 0; press < 2; press += 1) {
        const before = await page.locator('html').getAttribute('class');
        await page
          .getByRole('button', { name: /theme|dark/i })
          .first()
          .click();
        await page.waitForFunction((old) => document.documentElement.className !== old, before);
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

/** How long a page is watched after a step, and again after it has hydrated. */
const QUIET_MS = 1200;

const isHydrated = () =>
  'hydrated' in document.documentElement.dataset || !document.getElementById('hydration-data');

/** Whether the page has requested the app. Some first taps don't need it. */
const isLoading = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js'));

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
      await page.waitForFunction(isHydrated);
    }
    await prepare?.(page);
    const session = await slowDown(page, SLOWDOWN);
    await page.evaluate(observe);
    const read = async () => [
      await workOf(session),
      await workOf(session, ['ScriptDuration']),
      await workOf(session, ['RecalcStyleDuration']),
    ];
    const before = await read();
    await act(page);
    await page.waitForTimeout(QUIET_MS);
    if (await page.evaluate(isLoading)) await page.waitForFunction(isHydrated);
    await page.waitForTimeout(QUIET_MS);
    const after = await read();
    const slowest = await page.evaluate(() =>
      Math.max(0, ...(window as unknown as { durations: number[] }).durations),
    );
    return [slowest, ...after.map((ms, index) => (ms - (before[index] ?? 0)) / steps)];
  } finally {
    await browser.close();
  }
}

const { values } = parseArgs({ options: { base: { type: 'string' }, peer: { type: 'string' } } });
const sites: (Served & { name: string })[] = [{ name: 'build', ...(await serveSite(0)) }];
if (values.base) {
  const from = pathToFileURL(`${resolve(values.base)}/`);
  sites.push({ name: 'base', ...(await serveSite(0, { from })) });
}
if (values.peer) sites.push({ name: 'peer', ...(await serveFolder(resolve(values.peer))) });

for (const journey of journeys) {
  const runs = sites
    .filter(({ name }) => name !== 'peer' || journey.isCommon)
    .map((site) => ({ ...site, figures: [] as number[][] }));
  for (let run = 0; run < RUNS; run += 1) {
    for (const { url, figures } of runs) figures.push(await measure(url, journey));
  }
  const medians = runs.map(({ figures }) =>
    [0, 1, 2, 3].map((column) =>
      quantile(
        figures.map((figure) => figure[column] ?? 0),
        0.5,
      ),
    ),
  );
  const [own = []] = medians;
  console.log(journey.name);
  for (const [index, { name }] of runs.entries()) {
    const row = medians[index] ?? [];
    const [slowest, work, script, style] = row.map((ms) => ms.toFixed(0));
    const text = `interaction ${slowest} ms, work ${work} ms (script ${script}, style ${style})`;
    const ratios = [0, 1].map((column) => ((own[column] ?? 0) / (row[column] || 1)).toFixed(2));
    console.log(`  ${name}: ${text}${index > 0 ? `; the build's ratio ${ratios.join(', ')}` : ''}`);
  }
}
for (const { close } of sites) close();
