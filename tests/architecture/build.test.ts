import { expect, it } from 'vitest';
import { SOURCES } from '../../scripts/build-if-changed.ts';
import { sources } from './sources.ts';

it('pages are built again when a function changes whose code they import', () => {
  const imported = sources.flatMap(({ code }) => code.match(/supabase\/functions\/\w+/g) ?? []);
  expect(SOURCES).toEqual(expect.arrayContaining(imported));
});
