import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts';
import { phone } from './site.ts';

// Read by every process of the run, this one's workers included.
process.env.SITE_DIST = 'dist-e2e';

const desktop = { width: 1440, height: 900 };

/** The built site over its own embedded backend on free ports; one server for the whole run. */
export default defineConfig({
  testDir: '..',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : 'list',
  globalSetup: './servers.ts',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
    reducedMotion: 'no-preference',
    // A tenth of the run's time; `--trace on` takes one where it is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'files', testMatch: 'built/*.spec.ts' },
    { name: 'desktop', testMatch: 'e2e/*.spec.ts', use: { viewport: desktop } },
    {
      name: 'phone',
      testMatch: 'e2e/*.spec.ts',
      // What does not depend on the layout is asked once.
      testIgnore:
        /\/(connection|headers|hostileArticles|hydration|messages|scrolling|scrollingRetries|streaming|trailingSlash)\.spec\.ts$/,
      use: phone,
    },
  ],
});
