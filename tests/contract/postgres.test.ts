import { expect, test } from 'vitest';
import { openPostgres } from '../../packages/supabase-local/src/postgres/openPostgres.ts';
import { asCaller, type SqlRunner } from '../../packages/supabase-local/src/sql/database.ts';
import { SqlAuthStore } from '../../packages/supabase-local/src/sql/SqlAuthStore.ts';
import { onPostgres } from './postgres.ts';
import { EDITOR } from './script/harness.ts';
import { access, everything, runContract } from './script/index.ts';
import { newProject, startServer } from './server.ts';

await onPostgres((start) => {
  for (const chapters of [everything, access]) {
    runContract('PostgreSQL', () => start((databaseUrl) => startServer({ databaseUrl })), chapters);
  }

  // PGlite has one connection, so there two posts are never published at once.
  test('of two posts that are published at once, the second waits and is refused the same address', async () => {
    const database = await start(openPostgres);
    try {
      await newProject(database);
      const accounts = new SqlAuthStore(database, { reuseSeconds: 10, jwtSecret: 'x' });
      await accounts.saveUser({ ...EDITOR, app_metadata: { role: 'editor' } });
      const session = await accounts.signIn(EDITOR.email, EDITOR.password);
      if (!session) throw new Error('The editor cannot sign in');
      const { id: session_id, user } = session;
      const role = 'authenticated';
      const claims = { role, session_id, sub: user.id, app_metadata: user.app_metadata };
      const asEditor = (work: (sql: SqlRunner) => Promise<unknown>) =>
        asCaller(database, { role, claims }, work);
      const publish = (sql: SqlRunner) =>
        sql.query(`
          insert into public.custom_design_blogs (title, excerpt, category, content, slug)
          values ('x', 'x', 'Audio', '[]', 'same-lamps')`);
      const waiting = async () =>
        (await database.query('select from pg_locks where not granted')).count;

      let second: Promise<unknown> = Promise.resolve();
      await asEditor(async (sql) => {
        await publish(sql);
        second = asEditor(publish).catch((error) => error);
        await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
      });
      expect(await second).toMatchObject({ code: '23505' });
    } finally {
      await database.close();
    }
  });
});
