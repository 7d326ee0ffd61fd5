import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { onPath } from './browsers.ts';

/** Stops a headless Chromium from sending its own requests. As root, it needs --no-sandbox. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * For tests, which keep every core busy. Threads that compile and collect garbage beside the page would only take
 * time from it.
 */
export const testArguments = [...chromiumArguments, '--js-flags=--single-threaded'];

/** Chromium without a window, which takes two thirds of the full browser's processor time. */
export const findHeadlessShell = () => onPath('chromium-headless-shell');

/**
 * Playwright's download or a browser on PATH that can open a window and has a back/forward cache.
 */
export function findWholeChromium(): string | undefined {
  const downloaded = chromium.executablePath();
  return existsSync(downloaded)
    ? downloaded
    : onPath('chromium', 'chromium-browser', 'google-chrome');
}

/** CHROMIUM_PATH, the headless shell, or a whole browser. Undefined if there is none. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH || findHeadlessShell() || findWholeChromium();

export function chromiumPath(): string {
  const path = findChromium();
  if (!path) {
    throw new Error(
      'No Chromium was found, so browser tests cannot run. Run `npm test` once (it installs one) or set CHROMIUM_PATH.',
    );
  }
  return path;
}
