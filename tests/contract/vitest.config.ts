import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

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
        launchOptions: {
          ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
          args: [
            '--no-sandbox',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

/** For the root configuration's `projects`. */
export const contractProjects = [contract, contractBrowser];

export default defineConfig({ test: { projects: contractProjects } });
