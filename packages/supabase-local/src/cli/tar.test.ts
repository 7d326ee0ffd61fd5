import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TAR_END, tarMember } from './tar.ts';

const MEMBERS: [string, Buffer][] = [
  ['database.tar.gz', Buffer.alloc(1_300, 7)],
  ['objects/one', Buffer.from('text')],
  ['objects/empty', Buffer.alloc(0)],
  ['objects/block', Buffer.alloc(512, 1)],
];

test.skipIf(process.platform === 'win32')('tar reads the archive and finds the same bytes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tar-'));
  const parts = MEMBERS.map(([name, bytes]) => tarMember(name, bytes, new Date()));
  const path = join(folder, 'a.tar');
  writeFileSync(path, Buffer.concat([...parts, TAR_END]));
  execFileSync('tar', ['xf', path, '-C', folder]);
  for (const [name, bytes] of MEMBERS) {
    expect(readFileSync(join(folder, name)).equals(bytes)).toBe(true);
  }
  rmSync(folder, { recursive: true });
});

test('a name that does not fit is refused, not cut', () => {
  expect(() => tarMember('x'.repeat(100), Buffer.alloc(0), new Date())).toThrow(/too long/);
});
