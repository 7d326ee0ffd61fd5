import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

/** The pages of docs/behavior, by their names. */
const behavior = new Map(
  globSync('docs/behavior/*.md', { cwd: root }).map((path) => [basename(path), read(path)]),
);

/** Headings as GitHub makes anchors of them: "Managers' pages" is #managers-pages. */
const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => {
    const anchor = heading.toLowerCase().replace(/[^\w\- ]/g, '');
    return `#${anchor.replaceAll(' ', '-')}`;
  });

const anchors = [...behavior].flatMap(([name, text]) =>
  anchorsIn(text).map((anchor) => `${name}${anchor}`),
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

describe('docs/security.md', () => {
  const page = read('docs/security.md');

  /** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, a line a chapter. */
  const asvs = `
    2 9 11 3 2
    3 3 4 1
    0 2 4 6 5 0 2
    3 1 2 4
    1 3 2 3
    3 12 4 4 5 3 0 4
    3 4 2 5 2 2
    2 3 1 1
    3 4
    2 2 4 11 5 2 3
    2 3 3 4 1 1
    3 2 4
    1 5 2 5
    2 4 3
    3 3 7
    1 5 4 3 3
    1 4 2`;
  const counts = asvs
    .trim()
    .split('\n')
    .map((chapter) => chapter.trim().split(' ').map(Number));
  const required = counts.flatMap((sections, chapter) =>
    sections.flatMap((count, section) =>
      Array.from({ length: count }, (_, index) => `V${chapter + 1}.${section + 1}.${index + 1}`),
    ),
  );

  const rows = [...page.matchAll(/^\| (V\d.*?) \| .*? \| (.*?) \| (.*) \|$/gm)].map(
    ([, ids = '', state = '', proof = '']) => ({ ids: ids.split(', '), state, proof }),
  );
  const linksIn = (text: string) =>
    [...text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, words = '', to = '']) => ({
      words,
      to,
    }));
  const isTest = ({ to }: { to: string }) => /\.tsx?$/.test(to);
  const titlesOf = (path: string) =>
    [...read(path).matchAll(/\(\s*(['"`])(.+?)\1,/g)].map(([, , title]) => title);

  it('has each requirement of levels 1 and 2 once', () => {
    expect(required).toHaveLength(253);
    expect(rows.flatMap(({ ids }) => ids).sort()).toEqual(required.sort());
  });

  it('calls nothing met without a test, described without a document, or not met without a reason', () => {
    const unproven = rows.filter(({ state, proof }) => {
      if (/^met\b/.test(state)) return !linksIn(proof).some(isTest);
      if (state === 'described') return linksIn(proof).length === 0;
      return !/^(host|not met|none): ./.test(state);
    });
    expect(unproven).toEqual([]);
  });

  it('links only files and sections that exist', () => {
    const missing = linksIn(page).filter(({ to }) => {
      if (to.startsWith('https:')) return false;
      const [path = '', section] = to.split('#');
      const file = join('docs', path || 'security.md');
      if (!existsSync(root + file)) return true;
      return section !== undefined && !anchorsIn(read(file)).includes(`#${section}`);
    });
    expect(missing).toEqual([]);
  });

  it('names each linked test by its exact title', () => {
    const unknown = linksIn(page).filter(
      (link) => isTest(link) && !titlesOf(join('docs', link.to)).includes(link.words),
    );
    expect(unknown).toEqual([]);
  });
});
