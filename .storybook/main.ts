import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { bundled } from './bundled.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../site/src/**/*.stories.tsx',
  ],
  staticDirs: [
    './public',
    { from: '../supabase/images/seed', to: '/seed' },
    // For tools that read documentation; its links lead to the API report beside it.
    { from: '../packages/ui/llms.txt', to: '/llms.txt' },
    { from: '../packages/ui/api', to: '/api' },
  ],
  features: { experimentalTestSyntax: true },
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other reader of props asks TypeScript's JavaScript API, which TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), vanillaExtractPlugin()],
    // As the site: light-dark() stays as written, so that a part of a page can wear the other theme.
    build: { ...config.build, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
    optimizeDeps: {
      ...config.optimizeDeps,
      entries: bundled.entries,
      include: [...(config.optimizeDeps?.include ?? []), ...bundled.include],
    },
  }),
});
