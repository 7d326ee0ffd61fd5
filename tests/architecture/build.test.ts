import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SOURCES } from '../../scripts/build-if-changed.ts';
import { sources } from './sources.ts';

it('a change of a function rebuilds the pages that import its code', () => {
  const imported = sources.flatMap(({ code }) => code.match(/supabase\/functions\/\w+/g) ?? []);
  expect(SOURCES).toEqual(expect.arrayContaining(imported));
});

it('docs/behavior.md links every test of the specification', () => {
  const root = new URL('../../', import.meta.url);
  const behavior = readFileSync(new URL('docs/behavior.md', root), 'utf8');
  const linked = behavior.match(/tests\/e2e\/stated\/[\w-]+\.spec\.ts/g) ?? [];
  const files = readdirSync(new URL('tests/e2e/stated', root)).filter((name) =>
    /\.spec\.ts$/.test(name),
  );
  expect([...new Set(linked)].sort()).toEqual(
    files.map((name) => `tests/e2e/stated/${name}`).sort(),
  );
});
