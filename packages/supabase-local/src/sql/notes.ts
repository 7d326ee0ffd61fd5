import type { SqlDatabase } from './database.ts';
import { literal } from './quote.ts';

type Note = 'id' | 'origin' | 'seed';

/** Facts that the backend stores about a database, in that database. */
export async function readNote(database: SqlDatabase, name: Note): Promise<string | undefined> {
  const text = `select value from supabase_local.notes where name = ${literal(name)}`;
  const [result] = await database.script(text);
  const value = result?.rows[0]?.value;
  return typeof value === 'string' ? value : undefined;
}

export async function writeNote(database: SqlDatabase, name: Note, value: string): Promise<void> {
  await database.script(`
    insert into supabase_local.notes values (${literal(name)}, ${literal(value)})
    on conflict (name) do update set value = excluded.value`);
}
