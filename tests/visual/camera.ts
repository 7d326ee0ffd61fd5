import type { Browser, CDPSession, Page } from 'playwright';
import { hashOf } from './baselines.ts';
import type { Pose, Sitting } from './poses.ts';
import {
  hearAnswers,
  holdStill,
  isReady,
  paintAgain,
  setGlobals,
  settle,
  showStory,
} from './stillness.ts';

export interface Camera {
  take: (story: string) => Promise<void>;
  close: () => Promise<void>;
}

export interface CameraOptions {
  browser: Browser;
  /** Where the built Storybook is served, with a slash at the end. */
  url: string;
  sitting: Sitting;
  /** The accepted hash, when there is one: a picture that equals it needs no second look. */
  expected: (story: string, pose: string) => string | undefined;
  onPicture: (story: string, pose: string, picture: Buffer) => void;
  onError: (story: string, text: string) => void;
}

const TALLEST = 12_000;
const PATIENCE = 1500;
/** A query that fails asks again after 1, 2 and 4 s. */
const ANSWERS = 9000;
const LOOKS = 6;

/** What the browser itself notes of an answer that a story's mocked backend was asked to give. */
const isAskedFor = (address: string) => /^https?:\/\/[^/]+\.test\//.test(address);

async function pose(page: Page, session: CDPSession, to: Pose) {
  const now = page.viewportSize();
  if (now?.width !== to.width || now.height !== to.height) await page.setViewportSize(to);
  await session.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'forced-colors', value: to.forcedColours ? 'active' : 'none' },
      { name: 'prefers-color-scheme', value: to.theme },
    ],
  });
  await page.evaluate(({ theme, textSize }) => {
    const root = document.documentElement;
    root.classList.remove('dark', 'light');
    root.classList.add(theme);
    root.style.fontSize = textSize ?? '';
  }, to);
}

async function shoot(page: Page, session: CDPSession, { width, height }: Pose) {
  const { wide, tall } = await page.evaluate(settle, PATIENCE);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height: Math.min(Math.max(tall, height), TALLEST), scale: 1 },
  });
  return { picture: Buffer.from(data, 'base64'), sticksOut: wide - width };
}

/** All of it: a page that changed in parts is drawn in parts, and their seams show. */
async function drawAnew(page: Page, { width, height }: Pose) {
  await page.setViewportSize({ width, height: height + 1 });
  await page.setViewportSize({ width, height });
}

/** A picture counts when it is the accepted one, or when the next look shows the same. */
async function shootWhenStill(page: Page, session: CDPSession, to: Pose, accepted?: string) {
  let seen = await shoot(page, session, to);
  for (let look = 1; look < LOOKS && hashOf(seen.picture) !== accepted; look += 1) {
    await page.waitForTimeout(100 * look);
    if (look > 1) await drawAnew(page, to);
    const next = await shoot(page, session, to);
    const isStill = next.picture.equals(seen.picture);
    seen = next;
    // What differs from an accepted picture gets a second chance to become it.
    if (isStill && (!accepted || look > 1)) break;
  }
  return seen;
}

/** One page that shows story after story, which is three times as fast as a page for each. */
export async function openCamera(options: CameraOptions): Promise<Camera> {
  const { browser, url, sitting, expected, onPicture, onError } = options;
  const [first] = sitting.poses as readonly [Pose, ...Pose[]];
  const context = await browser.newContext({ viewport: first, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(holdStill);
  let current = '';
  page.on('pageerror', (error) => onError(current, String(error)));
  page.on('console', (message) => {
    const isOurs = message.type() === 'error' && !isAskedFor(message.location().url);
    if (isOurs) onError(current, `${message.text()} ${message.location().url}`);
  });
  // No story: the preview starts, says so, and waits to be told.
  await page.goto(`${url}iframe.html?id=&viewMode=story`);
  await page.waitForFunction(isReady);
  await page.evaluate(setGlobals, sitting.globals);

  const take = async (story: string) => {
    current = story;
    await pose(page, session, first);
    const end = await page.evaluate(showStory, story);
    if (end !== 'storyFinished') onError(story, `did not finish: ${end}`);
    await page.evaluate(hearAnswers, ANSWERS);
    await page.evaluate(settle, PATIENCE);
    await page.evaluate(paintAgain);
    for (const to of sitting.poses) {
      await pose(page, session, to);
      const accepted = expected(story, to.name);
      const { picture, sticksOut } = await shootWhenStill(page, session, to, accepted);
      if (sticksOut > 0) onError(story, `${sticksOut}px wider than the screen, ${to.name}`);
      onPicture(story, to.name, picture);
    }
  };
  return { take, close: () => context.close() };
}
