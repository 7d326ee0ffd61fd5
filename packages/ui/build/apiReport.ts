/** One file a subpath with all that an app can see of it, so that a change of props is a visible diff. */
import { type Entry, manifest } from './entries.ts';
import { type Declared, partsOf, publicNames } from './publicNames.ts';

function withParts(names: readonly Declared[]): Declared[] {
  const found = new Map(names.map((one) => [one.module + one.text, one]));
  for (const one of found.values()) {
    for (const part of partsOf(one)) {
      const key = part.module + part.text;
      if (!found.has(key)) found.set(key, part);
    }
  }
  return [...found.values()].slice(names.length);
}

const block = (declared: readonly Declared[]) =>
  ['```ts', declared.map(({ text }) => text.trim()).join('\n\n'), '```'].join('\n');

export function apiReport({ subpath, module }: Entry): string {
  const names = publicNames(module);
  const parts = withParts(names).sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return [
    `# ${manifest.name}/${subpath}`,
    'Written by `pnpm package --update` from the published types.',
    ...(names.length > 0 ? [block(names)] : ['Imported for its styles; exports nothing.']),
    ...(parts.length > 0 ? ['Made of, not exported:', block(parts)] : []),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
