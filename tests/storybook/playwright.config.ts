import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts';

/** The pages of the built Storybook, as a designer reads them. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/storybook',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: { launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments] } },
});
