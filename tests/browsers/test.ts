import { mkdir, writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import type { Browser, Size } from './driver.ts';
import { launchFirefox } from './firefox.ts';
import { Tab } from './tab.ts';
import { launchWebKit } from './webkit.ts';

const launchers: Record<string, () => Promise<Browser>> = {
  firefox: launchFirefox,
  webkit: launchWebKit,
};

export const desktop: Size = { width: 1280, height: 800 };
/** WebKitGTK's windows get no narrower than 447 px, which is still a phone to the site. */
export const phone: Size = { width: 390, height: 844 };

interface Fixtures {
  size: Size;
  tab: Tab;
}

/** One tab per test, with its own storage, in the browser that the project is named after. */
export const test = base.extend<Fixtures, { engine: Browser }>({
  size: [desktop, { option: true }],
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use, { project }) => {
      const engine = await launchers[project.name]?.();
      if (!engine) throw new Error(`No browser is called ${project.name}.`);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  tab: async ({ engine, size }, use, info) => {
    const driver = await engine.open();
    const tab = new Tab(driver, process.env.SITE_URL ?? '');
    await driver.resize(size);
    await use(tab);
    if (info.status !== info.expectedStatus) {
      await mkdir(info.outputDir, { recursive: true });
      await writeFile(info.outputPath('screenshot.png'), await driver.screenshot());
    }
    const noise = await tab.run(() => kit.noise);
    await driver.close();
    expect(noise, 'the page stays free of errors').toEqual([]);
  },
});

export { expect };
