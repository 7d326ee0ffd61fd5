import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Every engine in Node, and what only a real process or disk can show (tests/security). */
const contract: TestProjectInlineConfiguration = {
  root,
  test: {
    name: 'contract',
    include: ['packages/supabase-local/src/**/*.test.ts', 'tests/{contract,security}/**/*.test.ts'],
    exclude: ['**/*.browser.test.ts'],
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
};

/** The memory engine behind a service worker, as Storybook uses it. */
const contractBrowser: TestProjectInlineConfiguration = {
  root,
  publicDir: '.storybook/public',
  test: {
    name: 'contract-browser',
    include: ['tests/contract/**/*.browser.test.ts'],
    testTimeout: 20_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

/** For the root configuration's `projects`. */
export const contractProjects = [contract, contractBrowser];
