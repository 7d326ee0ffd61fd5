import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { bundled } from './bundled.ts';
import { docgenPlugin } from './docgen.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  // A test builds a few files only (tests/visual/visual.ts).
  stories: process.env.STORY_FILES?.split(' ') ?? [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/desk/src/**/*.stories.tsx',
    '../site/src/**/*.stories.tsx',
  ],
  staticDirs: ['./public', { from: '../supabase/images/seed', to: '/seed' }],
  features: {
    experimentalTestSyntax: true,
    // Adds source code to "Show code". Test runs don't show it.
    experimentalCodeExamples: !process.env.VITEST,
  },
  // Tests appear in their story's panel. In the sidebar and the search, they would hide the
  // components.
  tags: { 'test-fn': { excludeFromSidebar: true, excludeFromDocsStories: true } },
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's own parsers can't read computed types or need an older TypeScript: see docgen.ts.
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      vanillaExtractPlugin(),
      ...(process.env.VITEST ? [] : [docgenPlugin()]),
    ],
    // As on the site, light-dark() isn't compiled, so a part of a page can use the other theme.
    build: {
      ...config.build,
      cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
      // Panels and code samples show components by their source names.
      rolldownOptions: { ...config.build?.rolldownOptions, output: { keepNames: true } },
    },
    optimizeDeps: {
      ...config.optimizeDeps,
      entries: bundled.entries,
      include: [...(config.optimizeDeps?.include ?? []), ...bundled.include],
    },
  }),
});
