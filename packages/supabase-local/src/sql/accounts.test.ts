import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPglite } from '../pglite/openPglite.ts';
import { runCommand } from '../server/commands.ts';
import type { Backend } from '../server/openBackend.ts';
import { checkPassword, saveUser } from './accounts.ts';
import { bootstrap } from './bootstrap/bootstrap.ts';
import type { SqlDatabase, SqlValue } from './database.ts';
import { SqlAuthStore } from './SqlAuthStore.ts';

const ANA = { email: 'ana@example.com', password: 'a long password' };

let database: SqlDatabase;
beforeAll(async () => {
  database = await openPglite();
  await bootstrap(database);
  await saveUser(database, ANA);
});
afterAll(() => database.close());

/** Checks a password, and records the hashes that it's compared with. */
async function check(email: string, password: string) {
  const compared: SqlValue[] = [];
  const id = await database.transaction((sql) => {
    const query = (text: string, values: readonly SqlValue[] = []) => {
      if (text.includes('crypt(')) compared.push(values[1] ?? null);
      return sql.query(text, values);
    };
    return checkPassword({ query }, email, password);
  });
  return { id, compared };
}

test.each([ANA.email, 'nobody@example.com'])(
  'a wrong password is compared with one hash for %s, so the time taken reveals nothing',
  async (email) => {
    const { id, compared } = await check(email, 'wrong');
    expect(id).toBeUndefined();
    // The same format and cost as on hosted projects.
    expect(compared).toEqual([expect.stringMatching(/^\$2a\$10\$/)]);
  },
);

test('a password counts only exactly as it was chosen, up to 72 bytes', async () => {
  const email = 'exact@example.com';
  const password = ` Lamps at dusk ${'x'.repeat(57)}`;
  await saveUser(database, { email, password });
  const isRight = async (typed: string) => (await check(email, typed)).id !== undefined;
  expect(await isRight(password)).toBe(true);
  for (const other of [password.trim(), password.toLowerCase(), `${password.slice(0, -1)}y`]) {
    expect(await isRight(other), other).toBe(false);
  }
});

test.each([
  ['thirty days after its sign-in', [29, 1], [31, 1]],
  ['after fourteen days without use', [16, 13], [16, 15]],
])('a session ends %s', async (_when, lasting, over) => {
  const store = new SqlAuthStore(database, { reuseSeconds: 10, jwtSecret: 'x' });
  const signIn = await store.signIn(ANA.email, ANA.password);
  const age = ([signedIn, used]: number[]) =>
    database.script(`
      update auth.sessions set created_at = now() - interval '${signedIn} days',
        refreshed_at = now() at time zone 'UTC' - interval '${used} days'`);
  await age(lasting);
  const refreshed = await store.refresh(signIn?.refreshToken ?? '');
  if (typeof refreshed === 'string') throw new Error(refreshed);
  await age(over);
  expect(await store.refresh(refreshed.refreshToken)).toBe('missing');
  expect(await store.levelOf(refreshed.id)).toBeUndefined();
});

test.each(['used', 'expired'])('a mailed link that is %s signs no one in', async (how) => {
  const store = new SqlAuthStore(database, { reuseSeconds: 10, jwtSecret: 'x' });
  const user = await store.findByEmail(ANA.email);
  const link = { type: 'recovery', userId: user?.id ?? '', hash: how, email: ANA.email } as const;
  await store.addLink(link, 0);
  if (how === 'used')
    expect(await store.redeem('recovery', how, 3600)).toMatchObject({ method: 'otp' });
  else {
    await database.script(
      "update auth.one_time_tokens set created_at = now() - interval '61 minutes'",
    );
  }
  expect(await store.redeem('recovery', how, 3600)).toBeUndefined();
});

test('the database holds no secret of an authenticator app in plain text', async () => {
  const store = new SqlAuthStore(database, { reuseSeconds: 10, jwtSecret: 'x' });
  const user = await store.findByEmail(ANA.email);
  const [id, secret] = [crypto.randomUUID(), 'JBSWY3DPEHPK3PXP'];
  await store.addFactor({ id, userId: user?.id ?? '', friendlyName: '', secret });
  const { id: challengeId } = await store.addChallenge(id, '127.0.0.1');
  expect(await store.findChallenge(id, challengeId)).toMatchObject({ secret });
  const [stored] = await database.script('select secret from auth.mfa_factors');
  expect(stored?.rows).toEqual([{ secret: expect.stringContaining('PGP MESSAGE') }]);
  const restored = new SqlAuthStore(database, { reuseSeconds: 10, jwtSecret: 'another' });
  await expect(restored.findChallenge(id, challengeId)).rejects.toThrow(/Wrong key/);
});

test('the command for a lost authenticator app removes it and ends the sessions', async () => {
  const store = new SqlAuthStore(database, { reuseSeconds: 10, jwtSecret: 'x' });
  const session = await store.signIn(ANA.email, ANA.password);
  const id = crypto.randomUUID();
  const userId = session?.user.id ?? '';
  await store.addFactor({ id, userId, friendlyName: 'x', secret: 'JBSWY3DPEHPK3PXP' });
  const command = { name: 'remove-second-step', email: ANA.email } as const;
  const said = await runCommand(command, { database } as Backend, { dataDir: 'x' });
  expect(said).toBe(
    'ana@example.com signs in without a second step from now on. Its sessions have ended.',
  );
  expect((await store.findUser(userId))?.factors).toEqual([]);
  expect(await store.levelOf(session?.id ?? '')).toBeUndefined();
  await expect(runCommand(command, { database } as Backend, { dataDir: 'x' })).rejects.toThrow(
    'Nothing was changed',
  );
});
