import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { SOURCES } from '../../scripts/build-if-changed.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

it('a change of a function rebuilds the pages that import its code', () => {
  const files = globSync('{site/src,site/build,packages/desk/src}/**/*.{ts,tsx}', { cwd: root });
  const imported = files.flatMap(
    (path) => readFileSync(root + path, 'utf8').match(/supabase\/functions\/\w+/g) ?? [],
  );
  expect(imported.length).toBeGreaterThan(4);
  expect(SOURCES).toEqual(expect.arrayContaining(imported));
});
