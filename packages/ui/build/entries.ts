import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

export const folder = fileURLToPath(new URL('..', import.meta.url));
export const dist = `${folder}dist/`;

interface Manifest {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly publishConfig: {
    readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  };
}

export const manifest: Manifest = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));

export interface Entry {
  /** The part of the import after the package's name: `components/Accordion`. */
  readonly subpath: string;
  /** The path below `src` and `dist`, without extension: `components/Accordion/Accordion`. */
  readonly module: string;
}

export const sourceOf = (module: string): string | undefined =>
  ['.ts', '.tsx']
    .map((ending) => `src/${module}${ending}`)
    .find((path) => existsSync(folder + path));

/** A pattern matches each folder that contains a file with the folder's name. */
function expand(pattern: string, module: string): Entry[] {
  const names = globSync(`src/${module.replace(/\*.*/, '*')}`, { cwd: folder });
  return names
    .map((path) => basename(path))
    .map((name) => ({
      subpath: pattern.replace('*', name),
      module: module.replaceAll('*', name),
    }))
    .filter((entry) => sourceOf(entry.module));
}

const all = Object.entries(manifest.publishConfig.exports).flatMap(([key, target]) => {
  if (typeof target === 'string') return [];
  const pattern = key.replace('./', '');
  const module = target.default.replace('./dist/', '').replace(/\.js$/, '');
  return module.includes('*') ? expand(pattern, module) : [{ subpath: pattern, module }];
});

/** Every public subpath, in the order of package.json. An explicit one overrides a pattern. */
export const entries: readonly Entry[] = all.filter(
  (entry, index) => all.findIndex(({ subpath }) => subpath === entry.subpath) === index,
);
