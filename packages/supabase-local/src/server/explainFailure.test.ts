import { expect, test } from 'vitest';
import { ApiError } from '../http/errors.ts';
import { explainFailure } from './explainFailure.ts';

const dataDir = '/data/supabase';
const failed = (code: string, message: string) => Object.assign(new Error(message), { code });
const explained = (cause: unknown, databaseUrl?: string) =>
  explainFailure(cause, { dataDir, databaseUrl });

test('a damaged page names the folder of the database and a backup', () => {
  const cause = new ApiError('XX001', 'invalid page in block 2 of relation "base/5/3256"');
  expect(explained(cause)).toMatchObject({
    code: 'data-corrupt',
    message: expect.stringMatching(
      /^The database in \/data\/supabase\/database is damaged: invalid page .* backup .*"pnpm backend reset"/,
    ),
  });
});

test.each(['EROFS', 'EACCES', 'EPERM'])('a folder that refuses writes (%s) is named', (code) => {
  const cause = failed(code, `${code}: unlink '/data/supabase/lock.sock'`);
  expect(explained(cause)).toMatchObject({
    code: 'data-read-only',
    message: expect.stringMatching(/^The data in \/data\/supabase cannot be written: .*--data\.$/),
  });
});

test.each([
  failed('ENOSPC', 'ENOSPC: no space left on device, write'),
  new ApiError('53100', 'could not extend file "base/5/16384": No space left on device'),
])('a full disk names the folder: $code', (cause) => {
  expect(explained(cause)).toMatchObject({
    code: 'disk-full',
    message: expect.stringMatching(
      /^The disk with the data in \/data\/supabase is full: .*start again/,
    ),
  });
});

test('an error of another database or of the code stays as it is', () => {
  const full = new ApiError('53100', 'could not extend file');
  expect(explained(full, 'postgres://127.0.0.1/db')).toBe(full);
  const bug = new TypeError('x is not a function');
  expect(explained(bug)).toBe(bug);
});
