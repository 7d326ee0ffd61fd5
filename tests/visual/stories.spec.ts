import { test as base, expect, type Page, type Request } from '@playwright/test';
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

/** What a story loads: code that it imports, pictures, and answers of its backend. */
class Requests {
  readonly #page: Page;
  readonly #pending = new Set<Request>();
  #hasCalled = false;

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      this.#pending.add(request);
      this.#hasCalled ||= request.resourceType() === 'fetch';
    });
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => this.#pending.delete(request));
  }

  start() {
    this.#hasCalled = false;
  }

  /** Whether all have arrived, and the story has shown its answers. A story that never calls may show that it loads. */
  async haveArrived(): Promise<boolean> {
    // Code that has arrived makes its own requests before the next frame.
    const isBusy = await this.#page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return document.querySelector('[aria-busy="true"]') !== null;
    });
    return this.#pending.size === 0 && !(this.#hasCalled && isBusy);
  }
}

/** Runs in the page: shows a story and returns the result of its play function. */
function showStory(storyId: string): Promise<string> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: {
      once: (event: string, listener: () => void) => void;
      emit: (event: string, message: object) => void;
    };
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
    // React Aria shows the focus ring after keys. An earlier story may have pressed some.
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
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

interface Preview {
  readonly page: Page;
  readonly requests: Requests;
}

/** One page shows all stories in turn, which is faster than a page for each. */
const test = base.extend<object, { preview: Preview }>({
  preview: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        viewport: project.use.viewport ?? null,
        reducedMotion: 'reduce',
      });
      await context.clock.setFixedTime(visualTime);
      const page = await context.newPage();
      const requests = new Requests(page);
      await page.addInitScript(seedRandom);
      const { theme, motion } = project.metadata;
      // Without an id, the preview starts and waits for a story.
      const query = `id=&viewMode=story&globals=theme:${theme};motion:${motion}`;
      await page.goto(`${process.env.VISUAL_URL}/iframe.html?${query}`);
      await page.waitForFunction('Boolean(globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue)');
      await page.addStyleTag({ content: noMotion });
      await use({ page, requests });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const { VISUAL_FOLDER = '', VISUAL_FILTERS = '', VISUAL_STEPS = '' } = process.env;
const stories = storiesOf(VISUAL_FOLDER, VISUAL_FILTERS.split(' ').filter(Boolean));

// One worker draws a few stories faster than a second worker opens the preview.
if (stories.length < 50) base.describe.configure({ mode: 'default' });

/** Shows the story and waits until it has all it loads. @returns the part of the page to draw */
async function show({ page, requests }: Preview, story: string) {
  requests.start();
  expect(await page.evaluate(showStory, story)).toBe('storyFinished');
  await expect
    .poll(() => requests.haveArrived(), { timeout: ANSWERED })
    .toBe(true)
    .catch(() => undefined);
  const tall = await page.evaluate(settle);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return { x: 0, y: 0, width, height: Math.min(Math.max(tall, height), TALLEST) };
}

for (const step of VISUAL_STEPS.split(' ')) {
  for (const story of stories) {
    test(`${story} (${step})`, async ({ preview }, info) => {
      const clip = await show(preview, story);
      const options = { animations: 'disabled' as const, fullPage: true, clip };
      const name = `${story}.png`;
      if (step === 'base')
        await preview.page.screenshot({ ...options, path: info.snapshotPath(name) });
      else
        await expect(preview.page).toHaveScreenshot(name, {
          ...options,
          threshold: 0,
          maxDiffPixels: UNSEEN,
        });
    });
  }
}
