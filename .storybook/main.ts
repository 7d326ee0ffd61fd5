import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { bundled } from './bundled.ts';
import { docgenPlugin } from './docgen.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../site/src/**/*.stories.tsx',
  ],
  staticDirs: ['./public', { from: '../supabase/images/seed', to: '/seed' }],
  features: {
    experimentalTestSyntax: true,
    // Writes the samples of "Show code" from the source of the stories. Test runs show none.
    experimentalCodeExamples: !process.env.VITEST,
  },
  // Tests run in the panel of their story. They would hide the components in the sidebar and the search.
  tags: { 'test-fn': { excludeFromSidebar: true, excludeFromDocsStories: true } },
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's own readers know no types that are computed, or need an older TypeScript: see docgen.ts.
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      vanillaExtractPlugin(),
      // Test runs show no tables of props.
      ...(process.env.VITEST ? [] : [docgenPlugin()]),
    ],
    // As the site: light-dark() stays as written, so that a part of a page can wear the other theme.
    build: {
      ...config.build,
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      // Panels and samples of code name components as their source does.
      rolldownOptions: { ...config.build?.rolldownOptions, output: { keepNames: true } },
    },
    optimizeDeps: {
      ...config.optimizeDeps,
      entries: bundled.entries,
      include: [...(config.optimizeDeps?.include ?? []), ...bundled.include],
    },
  }),
});
