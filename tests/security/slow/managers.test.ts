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
const PASSWORD = 'a long password 1';

let folder = '';
let dataDir = '';
let running: RunningSupabase;

beforeAll(async () => {
  folder = await temporaryFolder();
  dataDir = join(folder, 'data');
  running = await startSupabase({ supabaseDir: await emptyProject(folder), dataDir, port: 0 });
}, 60_000);
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

const addManager = (email: string, password: string) =>
  backend(['add-manager', '--email', email], password);

function signIn(email = ANA, password = PASSWORD) {
  const client = createClient(running.url, running.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  });
  return client.auth.signInWithPassword({ email, password });
}

async function lockOut(email: string): Promise<void> {
  for (let time = 0; time < 10; time += 1) await signIn(email, 'wrong');
  expect((await signIn(email)).error?.code).toBe('over_request_rate_limit');
}

async function isSessionOver(refresh_token = ''): Promise<boolean> {
  const client = createClient(running.url, running.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  });
  return (await client.auth.refreshSession({ refresh_token })).error !== null;
}

describe('while the backend runs', () => {
  afterAll(() => running.close());

  test('managers are listed with their sessions and locks', async () => {
    expect((await backend(['list-managers'])).said).toMatch(/There is no manager yet/);
    expect(await addManager('Ana@Example.com', PASSWORD)).toMatchObject({ code: 0 });
    await addManager('ben@example.com', PASSWORD);
    await running.addUser({ email: 'visitor@example.com', password: PASSWORD });
    await signIn();
    const { said } = await backend(['list-managers']);
    expect(said).toMatch(/ana@example\.com .*last signed in .*, 1 session\n/);
    expect(said).toMatch(/ben@example\.com .*never signed in\n/);
    expect(said).not.toContain('visitor@example.com');
  });

  test('a locked-out manager is unlocked, and the message says so if a manager was not locked out', async () => {
    await lockOut(ANA);
    expect((await backend(['list-managers'])).said).toMatch(
      /ana@example\.com .*locked out for 15 minutes/,
    );
    expect(await backend(['unlock', 'ANA@example.com'])).toMatchObject({
      code: 0,
      said: 'ana@example.com can sign in again.\n',
    });
    expect((await signIn()).error).toBeNull();
    const again = await backend(['unlock', ANA]);
    expect(again.code).toBe(1);
    expect(again.complained).toMatch(/ana@example\.com is not locked out.*Nothing was changed/);
  });

  test('a new password lifts a lock and ends the sessions', async () => {
    const { data } = await signIn();
    await lockOut(ANA);
    const changed = await addManager(ANA, 'another password 2');
    expect(changed.said).toMatch(/new password.*sessions have ended/);
    expect((await signIn(ANA, 'another password 2')).error).toBeNull();
    expect(await isSessionOver(data.session?.refresh_token)).toBe(true);
  });

  test('a removed manager loses access at once, and removing an unknown account is an error', async () => {
    const { data } = await signIn('ben@example.com');
    const removed = await backend(['remove-manager', 'Ben@example.com']);
    expect(removed).toMatchObject({ code: 0 });
    expect(removed.said).toMatch(/ben@example\.com is removed.*sessions have ended/);
    expect(await isSessionOver(data.session?.refresh_token)).toBe(true);
    expect((await signIn('ben@example.com')).error?.code).toBe('invalid_credentials');
    for (const email of ['ben@example.com', 'visitor@example.com']) {
      const refused = await backend(['remove-manager', email]);
      expect(refused.code).toBe(1);
      expect(refused.complained).toMatch(/There is no manager .*Nothing was changed/);
    }
  });

  test.each([
    ['short', 'nine char', /at least 10 characters/],
    ['long', 'é'.repeat(37), /at most 72 bytes/],
  ])('a password too %s is refused, and no account is made', async (_what, password, reason) => {
    const refused = await addManager('dora@example.com', password);
    expect(refused.code).toBe(2);
    expect(refused.complained).toMatch(reason);
    expect((await backend(['list-managers'])).said).not.toContain('dora@example.com');
  });

  test.each(['remove-manager', 'unlock'])(
    '%s without an email address prints its usage',
    async (name) => {
      expect(await backend([name])).toMatchObject({
        code: 2,
        complained: expect.stringContaining(`pnpm backend ${name} ana@example.com`),
      });
    },
  );
});

describe('while it is stopped', () => {
  // Each command opens the database itself, so these are separate tests.
  test('managers are added', async () => {
    expect(await addManager('cleo@example.com', PASSWORD)).toMatchObject({ code: 0 });
  });

  test('managers are removed', async () => {
    expect(await backend(['remove-manager', ANA])).toMatchObject({ code: 0 });
  });

  test('managers are listed', async () => {
    expect((await backend(['list-managers'])).said).toMatch(/^cleo@.*\n$/);
  });

  test('nobody is locked out, and unlocking says so', async () => {
    const { code, complained } = await backend(['unlock', 'cleo@example.com']);
    expect(code).toBe(1);
    expect(complained).toMatch(/not locked out.*ends when the backend stops/s);
  });
});
