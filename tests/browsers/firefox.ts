import puppeteer, { type Browser as Puppet } from 'puppeteer-core';
import { findFirefox } from '../../scripts/browsers.ts';
import type { Browser, Driver } from './driver.ts';

async function open(puppet: Puppet): Promise<Driver> {
  const context = await puppet.createBrowserContext();
  const page = await context.newPage();
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    resize: (size) => page.setViewport(size),
    evaluate: (expression) => page.evaluate(expression),
    moveMouse: ({ x, y }) => page.mouse.move(x, y),
    pressMouse: async () => {
      await page.mouse.down();
      await page.mouse.up();
    },
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    chooseFiles: async (paths) => {
      const input = await page.$('input[type="file"]');
      if (!input) throw new Error(`${page.url()} has no file input.`);
      await input.uploadFile(...paths);
    },
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}

/** Firefox's own numbers for pointer capabilities. */
const [COARSE, FINE, HOVER] = [1, 2, 4];

/** Puppeteer drives Firefox over WebDriver BiDi. */
export async function launchFirefox(): Promise<Browser> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('Firefox is gone since the run began.');
  const puppet = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      // Firefox turns touch off without a touch screen, and hovering off without a mouse.
      'dom.w3c_touch_events.enabled': 1,
      'ui.primaryPointerCapabilities': FINE | HOVER,
      'ui.allPointerCapabilities': COARSE | FINE | HOVER,
    },
  });
  return { open: () => open(puppet), close: () => puppet.close() };
}
