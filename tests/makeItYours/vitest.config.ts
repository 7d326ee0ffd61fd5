import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'make it yours',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    // One step is a whole build of the site and its tests.
    testTimeout: 300_000,
  },
});
