import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SqlDatabase } from '../../../packages/supabase-local/src/sql/database.ts';
import { literal } from '../../../packages/supabase-local/src/sql/quote.ts';
import { newProject } from '../server.ts';
import { RULES } from './rules.ts';

const CONFIG = join(import.meta.dirname, '../../../supabase/config.toml');

/** The schemas of the API, as PostgREST reads them. */
async function exposedSchemas(): Promise<string> {
  const [, list = ''] =
    /\[api\][^[]*\nschemas = (\[.*\])/.exec(await readFile(CONFIG, 'utf8')) ?? [];
  return JSON.parse(list).join(', ');
}

/** Checks the schema of all migrations by every rule, and each rule by faults that it must find. */
export function testAdvisors(engine: string, open: () => Promise<SqlDatabase>): void {
  describe(`the schema on ${engine}`, () => {
    let database: SqlDatabase;
    let schemas: string;
    beforeAll(async () => {
      database = await open();
      await newProject(database);
      schemas = await exposedSchemas();
    });
    afterAll(() => database?.close());

    /** Returns the names that a query finds after the statements, which are rolled back. */
    async function find(query: string, fault = 'select'): Promise<unknown[]> {
      const results = await database.script(`
        begin;
        set local pgrst.db_schemas = ${literal(schemas)};
        ${fault};
        ${query};
        rollback`);
      return (results.at(-2)?.rows ?? []).map(({ name }) => name).sort();
    }

    test.each(RULES.map((rule) => [rule.what, rule] as const))('has no %s', async (_, rule) => {
      const { query, faults, meant = {} } = rule;
      expect(await find(query)).toEqual(Object.keys(meant).sort());
      for (const [name, fault] of Object.entries(faults)) {
        expect(await find(query, fault)).toEqual([...Object.keys(meant), name].sort());
      }
    });
  });
}
