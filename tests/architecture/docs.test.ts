import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

/** The pages of docs/behavior, by their names. */
const behavior = new Map(
  globSync('docs/behavior/*.md', { cwd: root }).map((path) => [basename(path), read(path)]),
);

/** Headings as GitHub makes anchors of them: "Managers' pages" is #managers-pages. */
const anchors = [...behavior].flatMap(([name, text]) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => {
    const anchor = heading.toLowerCase().replace(/[^\w\- ]/g, '');
    return `${name}#${anchor.replaceAll(' ', '-')}`;
  }),
);

it('code and documents refer only to rules that exist', () => {
  const files = globSync(
    [
      '*.md',
      'docs/{,decisions/}*.md',
      '{mocks,site,packages/*}/{src,build}/**/*.{ts,tsx}',
      '{scripts,supabase,tests}/**/*.{ts,tsx,sql}',
    ],
    { cwd: root },
  );
  const named = files.flatMap((path) =>
    [...read(path).matchAll(/behavior\/([\w-]+\.md#[\w-]+)/g)].map(([, rule = '']) => rule),
  );
  const linked = [...behavior].flatMap(([name, text]) =>
    [...text.matchAll(/\]\(([\w-]+\.md)?(#[\w-]+)\)/g)].map(
      ([, page = name, anchor = '']) => `${page}${anchor}`,
    ),
  );
  expect(named.length).toBeGreaterThan(150);
  expect([...named, ...linked].filter((rule) => !anchors.includes(rule))).toEqual([]);
});

it('docs/behavior links every test of the specification', () => {
  const linked = [...behavior.values()].flatMap(
    (text) => text.match(/tests\/e2e\/stated\/[\w-]+\.spec\.ts/g) ?? [],
  );
  const files = globSync('tests/e2e/stated/*.spec.ts', { cwd: root });
  expect([...new Set(linked)].sort()).toEqual(files.sort());
});
