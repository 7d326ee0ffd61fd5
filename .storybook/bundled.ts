import { globSync, readFileSync } from 'node:fs';

const shipped =
  /from '((?:react-aria|react-stately|react-router|@supabase|@tanstack|@tiptap|zod)[^']*)'/g;

/** Lists every dependency that a package's sources import, including chunks that load later. */
const dependenciesOf = (name: string, folder: string) => {
  const sources = globSync(`${folder}/**/*.{ts,tsx}`).filter(
    (path) => !/\.test\.|\.server\./.test(path),
  );
  const found = sources.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(shipped)]);
  return [...new Set(found.map(([, specifier]) => `${name} > ${specifier}`))];
};

/** Vite bundles these up front, so no test run stops to bundle a dependency it discovers late. */
export const bundled = {
  entries: [
    '.storybook/preview.tsx',
    'packages/ui/src/**/*.stories.tsx',
    'packages/desk/src/**/*.stories.tsx',
    'site/src/**/*.stories.tsx',
  ],
  include: [
    '@storybook/addon-a11y > axe-core',
    // vanilla-extract writes these imports into compiled styles, where Vite's scan can't find them.
    '@custom-designs/ui > @vanilla-extract/recipes/createRuntimeFn',
    '@custom-designs/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
    '@custom-designs/ui > htmlparser2',
    '@custom-designs/ui > lucide-react',
    ...dependenciesOf('@custom-designs/ui', 'packages/ui/src'),
    ...dependenciesOf('@custom-designs/supabase', 'packages/supabase/src'),
    ...dependenciesOf('@custom-designs/desk', 'packages/desk/src'),
    ...dependenciesOf('@custom-designs/site', 'site/src'),
    'fast-check',
    'react-dom/client',
    'react-dom/server',
  ],
};
