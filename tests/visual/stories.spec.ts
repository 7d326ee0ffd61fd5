import { test as base, expect, type Page } from '@playwright/test';
import { seedRandom, visualTime } from '../../.storybook/visual.ts';
import { storiesOf } from './stories.ts';

/** Chromium's limit for a picture's height. */
const TALLEST = 12_000;
/** Chromium may draw the rounded corners of a picture differently each time, in a pixel or two. */
const UNSEEN = 8;
/** A failed query retries after 1, 2, and 4 s. */
const ANSWERED = 9000;

const noMotion = `*, *::before, *::after { animation-duration: 0s !important; animation-delay: 0s !important;
    transition: none !important; scroll-behavior: auto !important }
  :not([hidden]) { content-visibility: visible !important }`;

/** Runs in the page first: counts requests. */
function countRequests() {
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

/** Runs in the page: shows a story and returns the result of its play function. */
function showStory(storyId: string): Promise<string> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, requests } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: {
      once: (event: string, listener: () => void) => void;
      emit: (event: string, message: object) => void;
    };
    requests: { asked: number };
  };
  return new Promise((resolve) => {
    for (const end of [
      'storyFinished',
      'storyMissing',
      'storyErrored',
      'storyThrewException',
      'playFunctionThrewException',
    ]) {
      channel.once(end, () => resolve(end));
    }
    scrollTo(0, 0);
    requests.asked = 0;
    // React Aria shows the focus ring after keys. An earlier story may have pressed some.
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Runs in the page: whether the story's backend has responded. */
function isAnswered() {
  const { requests } = globalThis as unknown as { requests: { asked: number; inFlight: number } };
  const isBusy = requests.asked > 0 && document.querySelector('[aria-busy="true"]');
  return requests.inFlight === 0 && !isBusy;
}

/** Runs in the page: ends the hover and the focus that a story's play leaves. Fonts and pictures then load and paint. */
async function settle() {
  for (const element of document.querySelectorAll('[data-hovered]')) {
    element.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }));
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await document.fonts.ready;
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return document.documentElement.scrollHeight;
}

/** One page shows all stories in turn, which is faster than a page for each. */
const test = base.extend<object, { preview: Page }>({
  preview: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        viewport: project.use.viewport ?? null,
        reducedMotion: 'reduce',
      });
      await context.clock.setFixedTime(visualTime);
      const page = await context.newPage();
      await page.addInitScript(seedRandom);
      await page.addInitScript(countRequests);
      const { theme, motion } = project.metadata;
      // Without an id, the preview starts and waits for a story.
      const query = `id=&viewMode=story&globals=theme:${theme};motion:${motion}`;
      await page.goto(`${process.env.VISUAL_URL}/iframe.html?${query}`);
      await page.waitForFunction('Boolean(globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue)');
      await page.addStyleTag({ content: noMotion });
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const { VISUAL_FOLDER = '', VISUAL_FILTERS = '' } = process.env;

for (const story of storiesOf(VISUAL_FOLDER, VISUAL_FILTERS.split(' ').filter(Boolean))) {
  test(story, async ({ preview }, info) => {
    expect(await preview.evaluate(showStory, story)).toBe('storyFinished');
    await preview
      .waitForFunction(isAnswered, undefined, { timeout: ANSWERED })
      .catch(() => undefined);
    const tall = await preview.evaluate(settle);
    const { width, height } = preview.viewportSize() ?? { width: 0, height: 0 };
    const options = {
      animations: 'disabled' as const,
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(Math.max(tall, height), TALLEST) },
    };
    const name = `${story}.png`;
    if (process.env.VISUAL_STEP === 'base') {
      await preview.screenshot({ ...options, path: info.snapshotPath(name) });
    } else {
      await expect(preview).toHaveScreenshot(name, {
        ...options,
        threshold: 0,
        maxDiffPixels: UNSEEN,
      });
    }
  });
}
