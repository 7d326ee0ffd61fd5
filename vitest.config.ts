import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { bundled } from './.storybook/bundled.ts';
import { asServer } from './packages/ui/build/server/asServer.ts';
import { chromiumPath, testArguments } from './scripts/chromium.ts';

const SECOND = 1000;

/** Generous, because a busy machine is slow. Tests should fail on their results, not on time. */
const patient = { testTimeout: 120 * SECOND, hookTimeout: 120 * SECOND };

/** React Aria's Virtualizer expects jsdom in tests and measures nothing unless this is set. */
const measures = { 'process.env.VIRT_ON': 'true' };

const setupFiles = [fileURLToPath(new URL('.storybook/testSetUp.ts', import.meta.url))];

const browser = (width: number, height: number) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: chromiumPath(), args: testArguments },
  }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width, height },
});

/**
 * React's production build, as visitors have it. Its timing differs from the development build, which
 * also takes longer to render.
 */
const isProduction = { 'process.env.NODE_ENV': '"production"' };

/**
 * Renders every story, runs its play function, and checks it with axe. Then it runs the story's own
 * tests. Overlays open at once, because on a busy machine a test is faster than their first frame.
 */
const stories = (theme: string): TestProjectInlineConfiguration => ({
  define: { ...measures, ...isProduction },
  oxc: { jsx: { development: false } },
  optimizeDeps: { rolldownOptions: { transform: { define: isProduction } } },
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
      // The plugin's type lacks this option, which it passes to the preview.
      ...({ initialGlobals: { theme, motion: 'reduced' } } as object),
    }),
  ],
  test: {
    ...patient,
    name: `stories:${theme}`,
    setupFiles,
    // One page runs many files, as in Storybook. A page for each file took as long as the stories
    // themselves.
    isolate: false,
    browser: browser(1280, 800),
  },
});

/** Tests on engines other than PGlite. `npm test` leaves them to `pnpm test:all`. */
const otherEngines = 'tests/contract/**/{postgres,deno}.test.ts';
/** Tests that need a real browser. */
const inBrowser = '**/*.browser.test.ts';

/** One worker runs many files. A worker for each took longer than the tests of some. */
const inNode = (name: string, include: string[], exclude: string[] = []) => ({
  test: { ...patient, name, include, exclude, isolate: false },
});

export default defineConfig({
  test: {
    // A third worker on two cores makes the run a tenth longer.
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          ...patient,
          name: 'unit',
          // One worker runs many files. A worker for each took longer than the tests.
          isolate: false,
          // vanilla-extract compiles a style sheet together with its imports, but Vitest's cache
          // key is only the sheet's own text. After a change of the palette, the cache would be
          // stale.
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
        // Kills processes, damages disks, and runs longer attacks, so it isn't part of `npm test`.
        test: {
          ...patient,
          name: 'security',
          include: ['tests/security/**/*.test.ts'],
          env: { STORIES: process.env.STORIES ?? '300' },
        },
      },
      {
        test: {
          name: 'builds',
          include: ['tests/{build,hosts,makeItYours}/**/*.test.ts'],
          // Each step is a full build of the site. The first run also installs packages.
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
          include: [
            'tests/conformance/**/*.test.tsx',
            '{site,packages/*}/src/**/*.browser.test.ts',
          ],
          setupFiles,
          browser: browser(390, 844),
        },
      },
      stories('dark'),
      stories('light'),
    ],
  },
});
