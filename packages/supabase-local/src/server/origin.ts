import type { SqlDatabase } from '../sql/database.ts';
import { readNote, writeNote } from '../sql/notes.ts';
import { literal } from '../sql/quote.ts';

const PUBLIC_FILES = '/storage/v1/object/public/';

const rewrite = (from: string, to: string) => `
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
        place.table_name, place.column_name, ${literal(from)}, ${literal(to)}, place.data_type);
    end loop;
  end
  $move$`;

/**
 * Rows of uploads contain full addresses of stored files, and this server uses another port if its
 * own is taken. Hosted projects rarely move, so the addresses are updated at the start, not in each
 * response.
 */
export async function moveOrigin(database: SqlDatabase, url: string): Promise<void> {
  const before = await readNote(database, 'origin');
  if (before === url) return;
  if (before !== undefined) {
    await database.script(rewrite(before + PUBLIC_FILES, url + PUBLIC_FILES));
  }
  await writeNote(database, 'origin', url);
}
