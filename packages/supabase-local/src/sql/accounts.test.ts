import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPglite } from '../pglite/openPglite.ts';
import { checkPassword, saveUser } from './accounts.ts';
import { bootstrap } from './bootstrap/bootstrap.ts';
import type { SqlDatabase, SqlValue } from './database.ts';

const ANA = { email: 'ana@example.com', password: 'a long password' };

let database: SqlDatabase;
beforeAll(async () => {
  database = await openPglite();
  await bootstrap(database);
  await saveUser(database, ANA);
});
afterAll(() => database.close());

/** What a check finds, and the hashes that it compared the password with. */
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
    // The form of hosted projects, at the same cost.
    expect(compared).toEqual([expect.stringMatching(/^\$2a\$10\$/)]);
  },
);
