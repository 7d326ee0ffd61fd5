import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { visualModes } from './.storybook/visual.ts';
import { chromiumArguments, chromiumPath, testArguments } from './scripts/chromium.ts';
import { phone } from './tests/e2e/site.ts';

// Read by every process of the run, this one's workers included.
process.env.SITE_DIST = 'dist-e2e';

const desktop = { width: 1440, height: 900 };

/**
 * Blocks requests to other hosts, and rounds edges the same way with any graphics driver or
 * display.
 */
const steady = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-gpu',
  '--disable-partial-raster',
];

/** Compares the stories of the Storybook that tests/visual/visual.ts serves. */
const visual = Object.entries(visualModes).map(([name, mode]) => ({
  name: `visual: ${name}`,
  testDir: 'tests/visual',
  metadata: mode,
  snapshotPathTemplate: `${process.env.VISUAL_PICTURES}/{projectName}/{arg}{ext}`,
  use: {
    viewport: mode.viewport,
    screenshot: 'off' as const,
    // The stories' backend is a service worker.
    serviceWorkers: 'allow' as const,
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments, ...steady] },
  },
}));

/**
 * Runs over the built site and its own embedded backend on free ports. All tests share one server.
 */
export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  // A third worker on two cores makes the run a tenth longer.
  workers: availableParallelism(),
  // Generous, because a busy machine is slow. Tests should fail on their results, not on time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : 'list',
  globalSetup: './tests/setUp.ts',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: chromiumPath(), args: testArguments },
    reducedMotion: 'no-preference',
    // Tests count and change requests, which a service worker would answer.
    serviceWorkers: 'block',
    // Traces take a tenth of the run's time. Use `--trace on` when you need one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'files', testDir: 'tests/built' },
    { name: 'desktop', testDir: 'tests/e2e', grepInvert: /@phone/, use: { viewport: desktop } },
    {
      name: 'phone',
      testDir: 'tests/e2e',
      // These tests don't depend on the layout, so they run once.
      testIgnore:
        /\/(blog|connection|exhibits|home|hydration|media|mediaKeyboard|messages|scrolling|signOut|streaming)\.spec\.ts$/,
      grepInvert: /@wide/,
      use: phone,
    },
    { name: 'firefox', testDir: 'tests/browsers' },
    { name: 'webkit', testDir: 'tests/browsers' },
    { name: 'scripts', testDir: 'tests/performance', fullyParallel: false, workers: 1 },
    { name: 'storybook', testDir: 'tests/storybook', fullyParallel: false, workers: 1 },
    ...(process.env.VISUAL_URL ? visual : []),
  ],
});
