import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'hosts',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    // Time for a build of the site and, on the first run, for installing packages.
    testTimeout: 60_000,
    hookTimeout: 600_000,
  },
});
