import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const named = [...contributing.matchAll(/`node ([\w/.-]+\.ts)/g)].map(([, path = '']) => path);

/** These run in the steps `package` and `visual`. */
const elsewhere = ['packages/ui/build/testPackage.ts', 'tests/visual/visual.ts'];
/** A part of the work is enough. The whole takes an hour. */
const args: Record<string, readonly string[]> = {
  'scripts/screenshots.ts': ['test-results/screenshots'],
  'tests/performance/heroes.ts': ['/', '390', '1440'],
  'tests/performance/scenes.ts': ['/'],
};

test.setTimeout(1_800_000);

for (const script of new Set(named.filter((path) => !elsewhere.includes(path)))) {
  test(`${script} ends without an error`, async () => {
    const run = promisify(execFile)(process.execPath, [script, ...(args[script] ?? [])], {
      cwd: root,
    });
    expect((await run).stdout).not.toBe('');
  });
}

test('CONTRIBUTING.md names the scripts', () => {
  expect(named).toContain('tests/performance/interactions.ts');
});
