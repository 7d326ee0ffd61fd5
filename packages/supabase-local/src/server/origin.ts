import type { SqlDatabase } from '../sql/database.ts';
import { readNote, writeNote } from '../sql/notes.ts';
import { literal } from '../sql/quote.ts';

/** The address seed.sql is written for: that of the Supabase CLI and of this backend by default. */
export const DEFAULT_ORIGIN = 'http://127.0.0.1:54321';

const PUBLIC_FILES = '/storage/v1/object/public/';

/**
 * Rows hold the full addresses of stored files, and this server answers on another port when its own
 * is taken. Hosted projects never move, so this is done once at the start and not in the answers.
 */
export async function moveOrigin(database: SqlDatabase, url: string): Promise<void> {
  const before = await readNote(database, 'origin');
  if (before === undefined || before === url) return;
  const from = literal(`${before}${PUBLIC_FILES}`);
  const to = literal(`${url}${PUBLIC_FILES}`);
  await database.script(`
    do $move$
    declare place record;
    begin
      for place in
        select table_name, column_name, data_type from information_schema.columns
        where table_schema = 'public' and data_type in ('text', 'json', 'jsonb')
          and table_name in (
            select table_name from information_schema.tables
            where table_schema = 'public' and table_type = 'BASE TABLE'
          )
      loop
        execute format(
          'update public.%1$I set %2$I = replace(%2$I::text, %3$L, %4$L)::%5$s
           where strpos(%2$I::text, %3$L) > 0',
          place.table_name, place.column_name, ${from}, ${to}, place.data_type);
      end loop;
    end
    $move$`);
}

export async function rememberOrigin(database: SqlDatabase, url: string): Promise<void> {
  await writeNote(database, 'origin', url);
}

/** The address the rows have now: that of the last server, or the one the seed is written for. */
export async function currentOrigin(database: SqlDatabase): Promise<string> {
  return (await readNote(database, 'origin')) ?? DEFAULT_ORIGIN;
}
