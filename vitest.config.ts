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

/** Every story is a test; a theme and a width are a project each, never a second story. */
const stories = (name: string, theme: 'dark' | 'light', width: number, height: number) => ({
  plugins: [storybookTest({ configDir, initialGlobals: { theme } } as never)],
  test: { name, browser: browser(width, height) },
});

export default defineConfig({
  test: {
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
      stories('stories:dark', 'dark', 1280, 800),
      stories('stories:light', 'light', 390, 844),
    ],
  },
});
