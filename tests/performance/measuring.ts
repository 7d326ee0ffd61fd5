import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts';
import { serveSite } from '../../scripts/serve.ts';

export const launch = (...more: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments, ...more] });

/** Serves the last build, opens a browser, and closes both. */
export async function overTheBuild(
  measure: (url: string, browser: Browser) => Promise<void>,
): Promise<void> {
  const { url, close } = await serveSite(0);
  const browser = await launch();
  try {
    await measure(url, browser);
  } finally {
    await browser.close();
    close();
  }
}

/** Scrolls down the page so that every lazy picture loads, then back up. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/** Opens a DevTools session that throttles the CPU and reads the main thread's work. */
export async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/**
 * The main thread's own time so far, in ms, without other programs: all of its tasks, or only those
 * named, such as `ScriptDuration`.
 */
export async function workOf(session: CDPSession, tasks = ['TaskDuration']): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const named = metrics.filter(({ name }) => tasks.includes(name));
  return named.reduce((total, { value }) => total + value * 1000, 0);
}

/** The value at this share of the sorted values: 0.5 for the median. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;
