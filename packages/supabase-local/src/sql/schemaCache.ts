import type { SqlDatabase } from './database.ts';

export type Tables = ReadonlyMap<string, ReadonlySet<string>>;

const COLUMNS = `
  select json_object_agg(name, columns)::text as body
  from (
    select c.relname as name, json_agg(a.attname) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
    group by c.relname
  ) t`;

/**
 * The existing tables and columns. Read again on a miss, because `backend sql` may have added one.
 */
export class SchemaCache {
  readonly #database: SqlDatabase;
  #tables: Tables | undefined;

  constructor(database: SqlDatabase) {
    this.#database = database;
  }

  async columns(table: string, named: string[]): Promise<ReadonlySet<string> | undefined> {
    const known = this.#tables?.get(table);
    if (known && named.every((name) => known.has(name))) return known;
    this.#tables = await this.#read();
    return this.#tables.get(table);
  }

  async #read(): Promise<Tables> {
    const [result] = await this.#database.script(COLUMNS);
    const body = result?.rows[0]?.body;
    const found: { [table: string]: string[] } = typeof body === 'string' ? JSON.parse(body) : {};
    return new Map(Object.entries(found).map(([name, list]) => [name, new Set(list)]));
  }
}
