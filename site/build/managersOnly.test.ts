import { expect, it } from 'vitest';
import { isManagersOnly } from './managersOnly.ts';

const desk = '/packages/desk/src/posts/Posts.tsx';
const graph: Record<string, readonly string[]> = {
  root: [],
  [desk]: ['root'],
  list: [desk],
  button: ['list', 'page'],
  page: ['root'],
  one: ['other', 'list'],
  other: ['one'],
};
const infoOf = (id: string) => ({ importers: graph[id] ?? [], dynamicImporters: [] });

it.each([
  ['a part of managers’ screens', 'list', true],
  ['a part that a page imports, too', 'button', false],
  ['parts that import each other', 'one', true],
  ['an entry', 'root', false],
])('finds that %s is managers’ own: %s, %s', (_what, id, expected) => {
  expect(isManagersOnly(id, infoOf)).toBe(expected);
});
