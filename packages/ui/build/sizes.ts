/** What a subpath costs an app: minified, brotli, without React, over what every page has anyway. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { rolldown } from 'rolldown';
import { dist, entries, manifest } from './entries.ts';

/**
 * What the first component brings and the next find there: the library's text, layout and icons, and
 * the parts of React Aria under all of its hooks.
 */
const core = [
  ...['text', 'layout', 'components/Icon', 'components/Button'].map(
    (name) => `${dist}${name}/index.js`,
  ),
  'react-aria/mergeProps',
  'react-aria/useFocusRing',
  'react-aria/useDisclosure',
  'react-aria/useId',
];

/** The design's limits over the core, in KiB of brotli. */
const limits: Readonly<Record<string, number>> = {
  'components/Accordion': 1.5,
  'components/Button': 1,
  'components/Carousel': 1,
  'components/Dialog': 9,
  'components/NavMenu': 1.5,
  'components/Toast': 5.5,
  text: 1,
};
const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Everything the modules load, at once or late, as one app would. */
async function load(modules: readonly string[]): Promise<{ code: string; sheets: Set<string> }> {
  const sheets = new Set<string>();
  const build = await rolldown({
    input: 'app',
    cwd: dist,
    platform: 'browser',
    external: Object.keys(manifest.peerDependencies).flatMap((name) => [
      name,
      new RegExp(`^${name}/`),
    ]),
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'app',
        resolveId: (id) => (id === 'app' ? id : null),
        load(id) {
          if (id.endsWith('.css')) {
            sheets.add(id);
            return { code: '', moduleType: 'js' };
          }
          // Used whole: what an app does not import would be shaken out.
          const uses = modules.map((module, index) => `export * as m${index} from '${module}';`);
          return id === 'app' ? uses.join('\n') : null;
        },
      },
    ],
  });
  const { output } = await build.generate({ format: 'es', minify: true });
  await build.close();
  const code = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
  return { code, sheets };
}

const shown = (bytes: number) => (bytes / 1024).toFixed(1).padStart(6);

export async function sizeTable(): Promise<string> {
  const base = await load(core);
  const lines: string[] = [];
  for (const { subpath, module } of entries) {
    const path = `${dist}${module}.js`;
    const alone = await load([path]);
    const over = await load([...core, path]);
    // A part of the core is weighed against the rest of it.
    const rest = core.includes(path) ? await load(core.filter((one) => one !== path)) : base;
    const script = compressed(over.code) - compressed(rest.code);
    const own = [...alone.sheets].filter((sheet) => !rest.sheets.has(sheet));
    const limit = limits[subpath];
    const style = compressed(own.map((sheet) => readFileSync(sheet, 'utf8')).join('\n'));
    const judged =
      limit === undefined ? '' : `${limit.toFixed(1)}${script / 1024 > limit ? ' OVER' : ''}`;
    lines.push(
      [
        subpath.padEnd(28),
        shown(compressed(alone.code)),
        shown(script),
        shown(own.length > 0 ? style : 0),
        judged.padStart(9),
      ]
        .join(' ')
        .trimEnd(),
    );
  }
  const sheet = compressed([...base.sheets].map((path) => readFileSync(path, 'utf8')).join('\n'));
  return [
    'KiB of brotli, minified, without React. "over": beyond the core, which every page shares.',
    `The core: ${shown(compressed(base.code)).trim()} of JavaScript, ${shown(sheet).trim()} of CSS.`,
    '',
    `${'subpath'.padEnd(28)}  alone   over    CSS     limit`,
    ...lines,
  ].join('\n');
}
