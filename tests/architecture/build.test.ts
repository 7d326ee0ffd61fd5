import { expect, it } from 'vitest';
import { SOURCES } from '../../scripts/build-if-changed.ts';
import { sources } from './sources.ts';

it('a change of a function rebuilds the pages that import its code', () => {
  const imported = sources.flatMap(({ code }) => code.match(/supabase\/functions\/\w+/g) ?? []);
  expect(SOURCES).toEqual(expect.arrayContaining(imported));
});
