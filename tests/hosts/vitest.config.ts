import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'hosts',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    // A build of the site and, the first time, packages to install.
    testTimeout: 60_000,
    hookTimeout: 600_000,
  },
});
