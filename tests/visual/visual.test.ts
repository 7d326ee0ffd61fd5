import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSource } from '../architecture/sources.ts';
import { affectedStories } from './affected.ts';
import { differenceOf, reportOf } from './report.ts';
import { changedSince, findBase, NothingToCompare } from './trees.ts';

const card = 'packages/ui/src/components/Card';
const sources = [
  readSource('.storybook/preview.tsx', "import '../packages/ui/src/theme/themes.css.ts';"),
  readSource('packages/ui/src/theme/themes.css.ts', ''),
  readSource(`${card}/Card.tsx`, "import type { Size } from './size.ts';"),
  readSource(`${card}/size.ts`, 'export type Size = 1;'),
  readSource(`${card}/index.ts`, "export { Card } from './Card.tsx';"),
  readSource(`${card}/Card.stories.tsx`, "import { Card } from './index.ts';"),
  readSource('site/src/content/rooms.ts', "const all = import.meta.glob('./rooms/*.ts');"),
  readSource('site/src/content/rooms/den.ts', ''),
  readSource(
    'site/src/layout/Room.stories.tsx',
    "import '../content/rooms.ts'; import '@custom-designs/ui/components/Card';",
  ),
];
const affected = (...changed: string[]) => {
  const found = affectedStories(changed, sources);
  return found === 'all' ? found : [...found].sort();
};

describe('stories that a change may affect', () => {
  it('are those that import the changed file, also through the package', () => {
    expect(affected(`${card}/Card.tsx`)).toEqual([
      `${card}/Card.stories.tsx`,
      'site/src/layout/Room.stories.tsx',
    ]);
  });

  it('are those whose imports find the file by a pattern', () => {
    expect(affected('site/src/content/rooms/den.ts')).toEqual(['site/src/layout/Room.stories.tsx']);
  });

  it('are none for types, tests and documentation', () => {
    expect(affected(`${card}/size.ts`, `${card}/Card.test.tsx`, 'docs/deploy.md')).toEqual([]);
  });

  it.each([
    ['a file that surrounds every story', 'packages/ui/src/theme/themes.css.ts'],
    ['Storybook’s configuration', '.storybook/modes.ts'],
    ['a file that no import names', 'pnpm-lock.yaml'],
  ])('are all for %s', (_what, path) => {
    expect(affected(path)).toBe('all');
  });
});

describe('the base', () => {
  let folder = '';
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  const commit = (cwd: string, text: string) => {
    writeFileSync(join(cwd, 'file.txt'), text);
    git(cwd, 'add', '.');
    git(cwd, 'commit', '--message', text);
    return git(cwd, 'rev-parse', 'HEAD');
  };
  let repository = '';
  let left = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'visual-test-'));
    repository = join(folder, 'repository');
    execFileSync('git', ['init', '--quiet', '--initial-branch', 'main', repository]);
    left = commit(repository, 'one');
    git(repository, 'checkout', '-b', 'feature');
    commit(repository, 'two');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is where the branch left main', () => {
    expect(findBase(repository)).toBe(left);
    expect(changedSince(repository, left)).toEqual(['file.txt']);
  });

  it('includes files that are not committed', () => {
    writeFileSync(join(repository, 'new.txt'), '');
    expect(changedSince(repository, 'HEAD')).toEqual(['new.txt']);
    rmSync(join(repository, 'new.txt'));
  });

  it('is never the work tree itself', () => {
    expect(() => changedSince(repository, 'HEAD')).toThrow(/nothing to compare.*--base/);
  });

  it('is missed in words when no commit has its name', () => {
    expect(() => findBase(repository, 'v9')).toThrow(NothingToCompare);
    expect(() => findBase(repository, 'v9')).toThrow(/no commit called v9/);
  });

  it('is missed in a shallow clone, which says how to deepen it', () => {
    const shallow = join(folder, 'shallow');
    const from = pathToFileURL(repository).href;
    execFileSync('git', ['clone', '--quiet', '--depth', '1', from, shallow]);
    expect(() => findBase(shallow)).toThrow(/shallow: run `git fetch --unshallow`/);
    expect(() => findBase(shallow, left)).toThrow(/shallow/);
  });
});

describe('the report', () => {
  const picture = (color: string, width = 4) =>
    sharp({ create: { width, height: 4, channels: 3, background: color } })
      .png()
      .toBuffer();

  it('counts a pixel that is one step of one channel off', async () => {
    const [before, after] = await Promise.all([picture('#808080'), picture('#808081')]);
    await expect(differenceOf(before, before)).resolves.toMatchObject({ pixels: 0 });
    await expect(differenceOf(before, after)).resolves.toMatchObject({ pixels: 16 });
  });

  it('counts what one picture has beyond the other', async () => {
    const [before, after] = await Promise.all([picture('#808080'), picture('#808080', 5)]);
    await expect(differenceOf(before, after)).resolves.toMatchObject({ pixels: 4 });
  });

  it('is one page that asks for nothing else', async () => {
    const [before, after] = await Promise.all([picture('#808080'), picture('#ff0000')]);
    const html = await reportOf(
      [
        { story: 'card--default', mode: 'dark-1440', before, after },
        { story: 'card--new', mode: 'dark-1440', after },
        { story: 'card--<old>', mode: 'dark-1440', before },
      ],
      'Compared with abc.',
    );
    expect(html).toContain('16 pixels differ');
    expect(html).toMatch(/card--new[\s\S]*New[\s\S]*card--&#60;old&#62;[\s\S]*Removed/);
    const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, url]) => url);
    expect(addresses).toHaveLength(8);
    expect(addresses.every((url) => url?.startsWith('data:image/webp;base64,'))).toBe(true);
  });
});
