import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type RunningSupabase, startSupabase } from '@custom-designs/supabase-local/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyProject, temporaryFolder } from '../../contract/server.ts';

const CLI = join(import.meta.dirname, '../../../packages/supabase-local/src/cli/main.ts');
const ANA = 'ana@example.com';
const PASSWORD = 'a long password 1';

let folder = '';
let dataDir = '';
let running: RunningSupabase;

beforeAll(async () => {
  folder = await temporaryFolder();
  dataDir = join(folder, 'data');
  running = await startSupabase({ supabaseDir: await emptyProject(folder), dataDir, port: 0 });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs one command. `input` is piped in. */
async function backend(args: string[], input = '') {
  const child = spawn(process.execPath, [CLI, ...args, '--data', dataDir], {
    env: { ...process.env, DATABASE_URL: '' },
  });
  child.stdin.end(input);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, said, complained };
}

const addManager = (email: string, password = PASSWORD) =>
  backend(['add-manager', '--email', email], password);

describe('while the backend runs', () => {
  afterAll(() => running.close());

  test('managers are added, listed, given a new password, and removed', async () => {
    expect((await backend(['list-managers'])).said).toMatch(/There is no manager yet/);
    expect((await addManager('Ana@Example.com')).said).toBe(
      'ana@example.com can now sign in at the Media Center (/admin/media).\n',
    );
    await running.addUser({ email: 'visitor@example.com', password: PASSWORD });
    const { said } = await backend(['list-managers']);
    expect(said).toMatch(/^ana@example\.com .*signed in: never, 0 sessions\n$/);
    const changed = await addManager(ANA, 'another password 2');
    expect(changed.said).toMatch(/new password.*sessions have ended/);
    const removed = await backend(['remove-manager', 'ANA@example.com']);
    expect(removed.said).toMatch(/ana@.* is removed/);
  });

  test('removing an account that is not a manager is an error', async () => {
    const refused = await backend(['remove-manager', 'visitor@example.com']);
    expect(refused.code).toBe(1);
    expect(refused.complained).toMatch(/There is no manager .*Nothing was changed/);
  });

  test.each([
    ['short', 'nine char', /at least 10 characters/],
    ['long', 'é'.repeat(37), /at most 72 bytes/],
  ])('a password too %s is refused', async (_what, password, reason) => {
    const refused = await addManager('dora@example.com', password);
    expect(refused.code).toBe(2);
    expect(refused.complained).toMatch(reason);
  });
});

test('while the backend is stopped, commands open its data themselves', async () => {
  await addManager('cleo@example.com');
  expect((await backend(['list-managers'])).said).toMatch(/^cleo@.*\n$/);
});
