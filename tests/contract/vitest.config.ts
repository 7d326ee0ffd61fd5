import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Every engine in Node, and the quick part of tests/security. */
const contract: TestProjectInlineConfiguration = {
  root,
  test: {
    name: 'contract',
    include: [
      'packages/supabase-local/src/**/*.test.ts',
      'tests/contract/**/*.test.ts',
      'tests/security/*.test.ts',
    ],
    exclude: ['**/*.browser.test.ts'],
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
};

/** What only a killed process, a damaged disk, or a long attack can show. Not in `npm test`. */
const security: TestProjectInlineConfiguration = {
  root,
  test: {
    name: 'security',
    include: ['tests/security/**/*.test.ts'],
    environment: 'node',
    env: { FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? '1000' },
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
export const contractProjects = [contract, security, contractBrowser];
