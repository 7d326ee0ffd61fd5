/** Sources to `dist`: one JavaScript file a module with its map, one style sheet a `.css.ts`. */
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

/** `dist` has the folders of `src`, so what is copied keeps the address it is imported by. */
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
    // The one way to name a file beside a module that every bundler understands.
    return `export default new URL('./${file}', import.meta.url).href;`;
  },
  // Workers are named in the same way, which this bundler leaves alone.
  renderChunk: (code) =>
    code.includes('new URL(')
      ? { code: code.replace(/(new URL\("\.\/\w+)\.ts"/g, '$1.js"'), map: null }
      : null,
};

/** `.css.js` would be compiled once more by an app that uses vanilla-extract itself. */
export const distName = (module: string) => module.replace(/\.css$/, '.styles');

/** What compiled styles call, all that is left of vanilla-extract, lies outside `src`. */
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
      // They are kept, as long as every module keeps its file.
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
