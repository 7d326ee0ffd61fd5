import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import { chromiumArguments, chromiumPath } from './chromium.ts';

const configDir = fileURLToPath(new URL('../.storybook', import.meta.url));

export interface StoryRun {
  width: number;
  height: number;
  /** What the toolbar would be set to. */
  globals: Readonly<Record<string, string>>;
  /** What only a browser can be asked for: forced colours, reduced motion. */
  media?: Pick<BrowserContextOptions, 'forcedColors' | 'reducedMotion'>;
  /** Tags of what is left out. */
  skip?: string[];
}

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

/** Every story is a test; a mode and a width are a project each, never a second story. */
export const storyProject = (name: string, run: StoryRun) => {
  const { width, height, globals, media, skip = [] } = run;
  return {
    plugins: [
      storybookTest({ configDir, tags: { skip }, initialGlobals: { ...globals } } as never),
    ],
    // One page for many files, as in Storybook: a page for each took as long as the stories themselves.
    test: { name, isolate: false, browser: browser(width, height, media) },
  };
};
