import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts';

/** How a story is shown while its picture is taken. */
export interface Mode {
  name: string;
  globals: Readonly<Record<string, string>>;
  options: BrowserContextOptions;
}

const size = (width: number, height: number) => ({ viewport: { width, height } });

export const modes: readonly Mode[] = [
  { name: 'dark-1440', globals: { theme: 'dark' }, options: size(1440, 900) },
  { name: 'light-390', globals: { theme: 'light' }, options: size(390, 844) },
  { name: 'large-320', globals: { theme: 'dark', textSize: 'large' }, options: size(320, 640) },
  { name: 'arabic-768', globals: { theme: 'dark', direction: 'rtl' }, options: size(768, 1024) },
  {
    name: 'forced-1440',
    globals: { theme: 'dark' },
    options: { ...size(1440, 900), forcedColors: 'active' },
  },
];

/** Nothing outside this machine is asked, and neither a graphics driver nor a display rounds edges. */
const steady = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-gpu',
  '--disable-partial-raster',
];

export const launch = () =>
  chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments, ...steady] });

const TALLEST = 12_000;
/** A query that fails asks again after 1, 2 and 4 s. */
const ANSWERED = 9000;

const style = `*, *::before, *::after { animation-duration: 0s !important; animation-delay: 0s !important;
    transition: none !important; scroll-behavior: auto !important }
  :not([hidden]) { content-visibility: visible !important }`;

/** Runs in the page first: chance repeats itself, and requests are counted. */
function prepare() {
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const requests = { asked: 0, inFlight: 0 };
  const fetch = globalThis.fetch;
  globalThis.fetch = async (...args) => {
    requests.asked += 1;
    requests.inFlight += 1;
    try {
      return await fetch(...args);
    } finally {
      requests.inFlight -= 1;
    }
  };
  Object.assign(globalThis, { requests });
}

/** Runs in the page: shows a story and says how its play function ended. */
function showStory(storyId: string): Promise<string> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, requests } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: {
      once: (event: string, listener: () => void) => void;
      emit: (event: string, message: object) => void;
    };
    requests: { asked: number };
  };
  return new Promise((resolve) => {
    for (const end of ['storyFinished', 'storyMissing', 'storyErrored', 'storyThrewException']) {
      channel.once(end, () => resolve(end));
    }
    setTimeout(() => resolve('storyNeverFinished'), 15_000);
    scrollTo(0, 0);
    requests.asked = 0;
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Runs in the page: whether the story's backend has answered. */
function isAnswered() {
  const { requests } = globalThis as unknown as { requests: { asked: number; inFlight: number } };
  const isBusy = requests.asked > 0 && document.querySelector('[aria-busy="true"]');
  return requests.inFlight === 0 && !isBusy;
}

/** Runs in the page: fonts and pictures are there and painted. */
async function settle() {
  await document.fonts.ready;
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return document.documentElement.scrollHeight;
}

export interface Camera {
  /** @throws Error when the story cannot be shown. */
  show: (story: string) => Promise<void>;
  /** A PNG of the whole page. */
  shoot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

async function shootPage(page: Page): Promise<Buffer> {
  const tall = await page.evaluate(settle);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return page.screenshot({
    animations: 'disabled',
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(Math.max(tall, height), TALLEST) },
    style,
  });
}

/** One page that shows story after story of a built Storybook, which is faster than a page for each. */
export async function openCamera(browser: Browser, url: string, mode: Mode): Promise<Camera> {
  const context = await browser.newContext({ ...mode.options, reducedMotion: 'reduce' });
  await context.clock.setFixedTime(new Date('2026-06-15T15:00:00Z'));
  const page = await context.newPage();
  await page.addInitScript(prepare);
  const globals = { ...mode.globals, motion: 'reduced' };
  const query = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  // No story: the preview starts and waits until it is told one.
  await page.goto(`${url}iframe.html?id=&viewMode=story&globals=${query.join(';')}`);
  await page.waitForFunction('Boolean(globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue)');
  return {
    show: async (story) => {
      const end = await page.evaluate(showStory, story);
      if (end !== 'storyFinished') throw new Error(`${story}, ${mode.name}: ${end}`);
      await page
        .waitForFunction(isAnswered, undefined, { timeout: ANSWERED })
        .catch(() => undefined);
    },
    shoot: () => shootPage(page),
    close: () => context.close(),
  };
}
