/** `pnpm test:modes`: every story drawn, played and asked for flaws by axe, in the modes `npm test` has no time for. */
import { defineConfig } from 'vitest/config';
import { storyProject } from '../../scripts/storyProject.ts';

const skip = ['test-fn'];
const dark = { theme: 'dark' };

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      storyProject('modes:arabic', {
        width: 768,
        height: 1024,
        skip,
        globals: { ...dark, direction: 'rtl' },
      }),
      storyProject('modes:large', {
        width: 320,
        height: 640,
        skip,
        globals: { ...dark, textSize: 'large' },
      }),
      storyProject('modes:forced', {
        width: 1440,
        height: 900,
        skip,
        globals: dark,
        media: { forcedColors: 'active' },
      }),
      storyProject('modes:still', {
        width: 390,
        height: 844,
        skip,
        globals: { ...dark, motion: 'reduced' },
        media: { reducedMotion: 'reduce' },
      }),
    ],
  },
});
