/** What a subpath costs an app: minified, brotli, without React, over what every page has anyway. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { rolldown } from 'rolldown';
import { dist, entries, manifest } from './entries.ts';

/** What a page with one button has: the library's text, layout, and icons, and React Aria's Button. */
const core = [
  ...['text', 'layout', 'components/Icon'].map((name) => `${dist}${name}/index.js`),
  'react-aria-components/Button',
];

/** KiB of brotli over the core. What stands on a part of React Aria Components weighs about as much as that part. */
const limits: Readonly<Record<string, number>> = {
  'components/Accordion': 2.5,
  'components/BarChart': 1,
  'components/Button': 1,
  'components/Carousel': 2.5,
  'components/Checkbox': 3.5,
  'components/DateField': 4,
  'components/Dialog': 13,
  'components/Form': 2.5,
  'components/KeyboardHelp': 15,
  'components/NavMenu': 1.5,
  'components/ProgressBar': 2.5,
  'components/SearchField': 7.5,
  // React Aria's list box, popover, and collections.
  'components/Select': 48,
  'components/Switch': 3,
  // React Aria's collections, and for a table their selection and sorting.
  'components/Tabs': 17.5,
  'components/TagGroup': 28,
  'components/TextArea': 4,
  'components/TextField': 4,
  'components/Timeline': 1,
  'components/Toast': 5.5,
  'components/Tooltip': 6.5,
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

export interface Sizes {
  readonly table: string;
  /** A sentence for each part that is over its limit. */
  readonly problems: readonly string[];
}

export async function measureSizes(): Promise<Sizes> {
  const base = await load(core);
  const lines: string[] = [];
  const problems: string[] = [];
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
    const isOver = limit !== undefined && script / 1024 > limit;
    if (isOver) {
      problems.push(
        `${subpath} adds ${shown(script).trim()} KiB to a page, over its limit of ${limit} KiB. Make it lighter, or raise the limit in packages/ui/build/sizes.ts with the reason.`,
      );
    }
    const judged = limit === undefined ? '' : `${limit.toFixed(1)}${isOver ? ' OVER' : ''}`;
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
  const table = [
    'KiB of brotli, minified, without React. "over": beyond the core, which every page shares.',
    `The core: ${shown(compressed(base.code)).trim()} of JavaScript, ${shown(sheet).trim()} of CSS.`,
    '',
    `${'subpath'.padEnd(28)}  alone   over    CSS     limit`,
    ...lines,
  ].join('\n');
  return { table, problems };
}
