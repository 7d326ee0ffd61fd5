import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type RunningSupabase, startSupabase } from '@custom-designs/supabase-local/server';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyProject, temporaryFolder } from '../../contract/server.ts';

const CLI = join(import.meta.dirname, '../../../packages/supabase-local/src/cli/main.ts');
const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
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

/** One command as typed. `input` is piped in. */
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

/** @returns the error's code, or undefined for a session */
async function signIn(email: string, password = PASSWORD): Promise<string | undefined> {
  const client = createClient(running.url, running.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  });
  return (await client.auth.signInWithPassword({ email, password })).error?.code;
}

describe('while the backend runs', () => {
  afterAll(() => running.close());

  test('managers are added and listed with their sessions', async () => {
    expect((await backend(['list-managers'])).said).toMatch(/There is no manager yet/);
    expect(await addManager('Ana@Example.com')).toMatchObject({ code: 0 });
    await addManager(BEN);
    await running.addUser({ email: 'visitor@example.com', password: PASSWORD });
    await signIn(ANA);
    const { said } = await backend(['list-managers']);
    expect(said).toMatch(/ana@example\.com .*signed in: last .*, 1 session\n/);
    expect(said).toMatch(/ben@example\.com .*signed in: never, 0 sessions\n/);
    expect(said).not.toContain('visitor@example.com');
    const changed = await addManager(ANA, 'another password 2');
    expect(changed.said).toMatch(/new password.*sessions have ended/);
    expect(await signIn(ANA, 'another password 2')).toBeUndefined();
  });

  test('a removed manager cannot sign in, and removing an unknown account is an error', async () => {
    expect((await backend(['remove-manager', 'Ben@example.com'])).said).toMatch(
      /ben@.* is removed/,
    );
    expect(await signIn(BEN)).toBe('invalid_credentials');
    for (const email of [BEN, 'visitor@example.com']) {
      const refused = await backend(['remove-manager', email]);
      expect(refused.code).toBe(1);
      expect(refused.complained).toMatch(/There is no manager .*Nothing was changed/);
    }
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
  await backend(['remove-manager', ANA]);
  await addManager('cleo@example.com');
  expect((await backend(['list-managers'])).said).toMatch(/^cleo@.*\n$/);
});
