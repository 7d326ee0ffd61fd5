import { globSync, readFileSync } from 'node:fs';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const shipped = /from '((?:react-aria|react-stately|react-router|@supabase|@tanstack|zod)[^']*)'/g;

/** What a package's sources import, also behind chunks that are loaded late, for the bundler of stories. */
const dependenciesOf = (name: string, folder: string) => {
  const sources = globSync(`${folder}/**/*.{ts,tsx}`).filter(
    (path) => !/\.test\.|\.server\./.test(path),
  );
  const found = sources.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(shipped)]);
  return [...new Set(found.map(([, specifier]) => `${name} > ${specifier}`))];
};

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../site/src/**/*.stories.tsx',
  ],
  staticDirs: ['./public', { from: '../supabase/images/seed', to: '/seed' }],
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
    // Named here so that no run stops half-way to bundle a dependency it has just discovered.
    optimizeDeps: {
      ...config.optimizeDeps,
      entries: [
        '.storybook/preview.tsx',
        'packages/ui/src/**/*.stories.tsx',
        'site/src/**/*.stories.tsx',
      ],
      include: [
        ...(config.optimizeDeps?.include ?? []),
        '@storybook/addon-a11y > axe-core',
        // vanilla-extract writes these imports into compiled styles, where no scan can see them.
        '@custom-designs/ui > @vanilla-extract/recipes/createRuntimeFn',
        '@custom-designs/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
        '@custom-designs/ui > htmlparser2',
        '@custom-designs/ui > lucide-react',
        ...dependenciesOf('@custom-designs/ui', 'packages/ui/src'),
        ...dependenciesOf('@custom-designs/site', 'site/src'),
        'react-dom/client',
        'react-dom/server',
      ],
    },
  }),
});
