import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import { chromiumArguments, chromiumPath } from './chromium.ts';

const configDir = fileURLToPath(new URL('../.storybook', import.meta.url));

export interface StoryRun {
  width: number;
  height: number;
  /** The values that the toolbar would set. */
  globals: Readonly<Record<string, string>>;
  /** Media features that only a browser can set: forced colors, reduced motion. */
  media?: Pick<BrowserContextOptions, 'forcedColors' | 'reducedMotion'>;
  /** Tags of the stories to leave out. */
  skip?: string[];
}

/** React Aria's Virtualizer measures nothing in tests unless this is set: it expects jsdom. */
export const measures = { 'process.env.VIRT_ON': 'true' };

export const browser = (width: number, height: number, media: StoryRun['media'] = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
    contextOptions: media,
  }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width, height },
});

/** Every story is a test. Each combination of mode and width is a project, never a second story. */
export const storyProject = (name: string, run: StoryRun) => {
  const { width, height, globals, media, skip = [] } = run;
  return {
    define: measures,
    plugins: [
      storybookTest({ configDir, tags: { skip }, initialGlobals: { ...globals } } as never),
    ],
    // One page for many files, as in Storybook. A page for each file took as long as the stories
    // themselves.
    test: { name, isolate: false, browser: browser(width, height, media) },
  };
};
