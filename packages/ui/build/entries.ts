import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const folder = fileURLToPath(new URL('..', import.meta.url));
export const dist = `${folder}dist/`;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly publishConfig: {
    readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  };
}

export const manifest: Manifest = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));

export interface Entry {
  /** As an app writes it after the package's name: `components/Accordion`. */
  readonly subpath: string;
  /** Under `src` and under `dist`, without its ending: `components/Accordion/index`. */
  readonly module: string;
}

/** Every public subpath of the published package; a star stands for each folder there is. */
export const entries: readonly Entry[] = Object.entries(manifest.publishConfig.exports)
  .flatMap(([pattern, target]) => {
    if (typeof target === 'string') return [];
    const module = (target.default ?? '').replace('./dist/', '').replace(/\.js$/, '');
    if (!module.includes('*')) return [{ subpath: pattern.slice(2), module }];
    const names = globSync(`src/${module}.ts`, { cwd: folder }).map((path) =>
      path.split(/[\\/]/).at(-2),
    );
    return names.map((name = '') => ({
      subpath: pattern.slice(2).replace('*', name),
      module: module.replace('*', name),
    }));
  })
  .sort((one, other) => one.subpath.localeCompare(other.subpath, 'en'));
