import { defineConfig } from '@playwright/test';

// The build that the other journeys use.
process.env.SITE_DIST = 'dist-e2e';

/** The same journeys in Firefox and WebKit, over the built site and its own backend. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  fullyParallel: true,
  workers: 2,
  // Both browsers render without a GPU, which takes most of two cores.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  globalSetup: './setUp.ts',
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
