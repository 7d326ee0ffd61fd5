import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { bundled } from './.storybook/bundled.ts';
import { browser, measures, storyProject } from './scripts/storyProject.ts';
import { contractProjects } from './tests/contract/vitest.config.ts';

export default defineConfig({
  test: {
    // Vitest would leave one of two cores idle.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          // A style sheet is compiled together with what it imports, and Vitest keys what it keeps by
          // the sheet's own text: an edited palette would be answered with the one before.
          fsModuleCache: false,
          include: [
            'packages/ui/src/**/*.test.{ts,tsx}',
            'site/{src,build}/**/*.test.{ts,tsx}',
            'mocks/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'supabase/functions/**/*.test.ts',
            'tests/visual/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          // A whole build of the site, on a machine that does other work as well.
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      ...contractProjects,
      {
        define: measures,
        plugins: [vanillaExtractPlugin()],
        publicDir: '.storybook/public',
        optimizeDeps: bundled,
        test: {
          name: 'conformance',
          include: ['tests/conformance/**/*.test.tsx'],
          browser: browser(390, 844),
        },
      },
      storyProject('stories:dark', { globals: { theme: 'dark' }, width: 1280, height: 800 }),
      // What a story's own tests do does not depend on the theme: once is enough.
      storyProject('stories:light', {
        globals: { theme: 'light' },
        width: 390,
        height: 844,
        skip: ['test-fn'],
      }),
    ],
  },
});
