/**
 * Compiles the sources to `dist`: a JavaScript file with a source map for each module, and a style
 * sheet for each `.css.ts`.
 */
import { cpSync, globSync } from 'node:fs';
import { posix } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { type Plugin, rolldown } from 'rolldown';
import { clientDirective } from './clientDirective.ts';
import { dist, entries, folder, manifest, sourceOf } from './entries.ts';

const isExternal = (id: string) =>
  [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)].some(
    (name) => id === name || id.startsWith(`${name}/`),
  );

/** `dist` has the same folders as `src`, so these files keep their import paths. */
const copied = ['theme/fonts.css', 'theme/fonts'];
const copiedFiles: Plugin = {
  name: 'copied-files',
  resolveId(source, importer) {
    if (/\/[^/.]+\.css$/.test(source)) return { id: source, external: true };
    if (!source.endsWith('.woff2?url') || !importer) return null;
    return posix.join(posix.dirname(importer), source.replace('?url', '.address'));
  },
  load(id) {
    if (!id.endsWith('.woff2.address')) return null;
    const file = posix.basename(id, '.address');
    // The only reference to a neighboring file that every bundler understands.
    return `export default new URL('./${file}', import.meta.url).href;`;
  },
  // References to workers use the same form, which this bundler doesn't rewrite.
  renderChunk: (code) =>
    code.includes('new URL(')
      ? { code: code.replace(/(new URL\("\.\/\w+)\.ts"/g, '$1.js"'), map: null }
      : null,
};

/** An app that uses vanilla-extract would compile `.css.js` files again. */
const distName = (module: string) => module.replace(/\.css$/, '.styles');

/** The runtime that compiled styles call is outside `src`. */
const moduleName = (name: string) =>
  name.includes('node_modules') ? `vendor/${posix.basename(name).replace('.esm', '')}` : name;

export async function bundle(): Promise<void> {
  const build = await rolldown({
    cwd: folder,
    input: [
      ...entries.map(({ module }) => sourceOf(module) ?? module),
      ...globSync('src/**/*Worker.ts', { cwd: folder }),
    ],
    external: isExternal,
    platform: 'neutral',
    resolve: { conditionNames: ['module', 'import', 'default'] },
    onLog(level, log, handle) {
      // The directives are kept, because every module has its own file.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'PLUGIN_TIMINGS')
        handle(level, log);
    },
    plugins: [
      copiedFiles,
      vanillaExtractPlugin({
        cwd: folder,
        identifiers: 'short',
        esbuildOptions: { loader: { '.css': 'empty' } },
      }),
      clientDirective,
    ],
  });
  await build.write({
    dir: dist,
    format: 'es',
    sourcemap: true,
    preserveModules: true,
    preserveModulesRoot: `${folder}src`,
    entryFileNames: ({ name }) => `${distName(moduleName(name))}.js`,
    assetFileNames: ({ originalFileNames: [path = ''] }) =>
      path.replace(/^.*?src\//, '').replace('.css.ts.vanilla.css', '.styles.css'),
  });
  await build.close();
  for (const path of copied) cpSync(`${folder}src/${path}`, dist + path, { recursive: true });
  cpSync(`${folder}node_modules/@vanilla-extract/recipes/LICENSE`, `${dist}vendor/LICENSE`);
}
