import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, chromiumPath } from './scripts/chromium.ts';
import { contractProjects } from './tests/contract/vitest.config.ts';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

const browser = (width: number, height: number) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
  }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width, height },
});

interface StoryRun {
  theme: 'dark' | 'light';
  width: number;
  height: number;
  /** Tags of what is left out. */
  skip?: string[];
}

/** Every story is a test; a theme and a width are a project each, never a second story. */
const stories = (name: string, { theme, width, height, skip = [] }: StoryRun) => ({
  plugins: [storybookTest({ configDir, tags: { skip }, initialGlobals: { theme } } as never)],
  test: { name, browser: browser(width, height) },
});

export default defineConfig({
  test: {
    // Vitest would leave one of two cores idle.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: [
            'packages/ui/src/**/*.test.{ts,tsx}',
            'site/{src,build}/**/*.test.{ts,tsx}',
            'mocks/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      { test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      ...contractProjects,
      stories('stories:dark', { theme: 'dark', width: 1280, height: 800 }),
      // What a story's own tests do does not depend on the theme: once is enough.
      stories('stories:light', { theme: 'light', width: 390, height: 844, skip: ['test-fn'] }),
    ],
  },
});
