import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { bundled } from './.storybook/bundled.ts';
import { asServer } from './packages/ui/build/server/asServer.ts';
import { chromiumArguments, chromiumPath } from './scripts/chromium.ts';

const SECOND = 1000;

/** A busy machine is slow. A test fails by what it finds, never by the time that it takes. */
const patient = { testTimeout: 60 * SECOND, hookTimeout: 60 * SECOND };

/** React Aria's Virtualizer measures nothing in tests unless this is set: it expects jsdom. */
const measures = { 'process.env.VIRT_ON': 'true' };

const setupFiles = [fileURLToPath(new URL('.storybook/withoutDevTools.ts', import.meta.url))];

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

/** Every story is drawn, played, and examined by axe. */
const stories = (
  name: string,
  {
    theme,
    size: [width, height],
    skip = [],
    exclude = [],
  }: { theme: string; size: [number, number]; skip?: string[]; exclude?: string[] },
): TestProjectInlineConfiguration => ({
  define: measures,
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
      tags: { skip },
      // The plugin's type leaves out what it passes on to the preview.
      ...({ initialGlobals: { theme } } as object),
    }),
  ],
  test: {
    ...patient,
    name,
    exclude,
    setupFiles,
    // One page for many files, as in Storybook. A page for each file took as long as the stories
    // themselves.
    isolate: false,
    browser: browser(width, height),
  },
});

/** Tests that need another engine than PGlite, which `npm test` leaves to `pnpm test:all`. */
const otherEngines = 'tests/contract/**/{postgres,deno}.test.ts';
/** Tests that need what only browsers have. */
const inBrowser = '**/*.browser.test.ts';

const inNode = (name: string, include: string[], exclude: string[] = []) => ({
  test: { ...patient, name, include, exclude },
});

export default defineConfig({
  test: {
    // Vitest would leave one of two cores idle.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          ...patient,
          name: 'unit',
          // A worker for many files: one for each took longer than the tests.
          isolate: false,
          // A style sheet is compiled together with what it imports, and Vitest keys what it keeps by
          // the sheet's own text: an edited palette would be answered with the one before.
          fsModuleCache: false,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'site/{src,build}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'supabase/functions/**/*.test.ts',
          ],
          exclude: [inBrowser],
        },
      },
      {
        plugins: [asServer, vanillaExtractPlugin()],
        ssr: { resolve: { conditions: ['react-server', 'import', 'default'] } },
        test: {
          ...patient,
          name: 'server',
          include: ['packages/ui/build/server/*.test.ts'],
          execArgv: ['--conditions=react-server'],
        },
      },
      inNode('architecture', ['tests/architecture/**/*.test.ts']),
      inNode(
        'contract',
        ['tests/contract/**/*.test.ts', 'tests/security/*.test.ts'],
        [otherEngines],
      ),
      inNode('engines', [otherEngines]),
      {
        // With killed processes, damaged disks, and longer attacks, which are not in `npm test`.
        test: {
          ...patient,
          name: 'security',
          include: ['tests/security/**/*.test.ts'],
          env: { FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? '1000' },
        },
      },
      {
        test: {
          name: 'builds',
          include: ['tests/{build,hosts,makeItYours}/**/*.test.ts'],
          // One step is a whole build of the site. The first run also installs packages.
          testTimeout: 300 * SECOND,
          hookTimeout: 600 * SECOND,
          // A build takes both cores.
          fileParallelism: false,
        },
      },
      {
        define: measures,
        plugins: [vanillaExtractPlugin()],
        publicDir: '.storybook/public',
        optimizeDeps: bundled,
        test: {
          ...patient,
          name: 'conformance',
          include: ['tests/conformance/**/*.test.tsx', 'site/src/**/*.browser.test.ts'],
          setupFiles,
          browser: browser(390, 844),
        },
      },
      stories('stories:dark', { theme: 'dark', size: [1280, 800] }),
      stories('stories:light', {
        theme: 'light',
        size: [390, 844],
        // What a story's own tests do does not depend on the theme.
        skip: ['test-fn'],
        // The unit tests compute the contrast of every pair of colors, and the journeys examine every
        // public page in both themes. What is left are whole pages, and the states of screens.
        exclude: ['packages/ui/src/!(templates)/**'],
      }),
    ],
  },
});
