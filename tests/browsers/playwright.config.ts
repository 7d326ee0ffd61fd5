import { defineConfig } from '@playwright/test';

// The build of the other journeys.
process.env.SITE_DIST = 'dist-e2e';

/** The same journeys in Firefox and in WebKit, over the built site and a backend of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  fullyParallel: true,
  workers: 2,
  // Both browsers draw without a graphics card, which takes most of two cores.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  globalSetup: './setUp.ts',
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
