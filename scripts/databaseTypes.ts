/**
 * `pnpm types`: writes `supabase/database.gen.ts`, the TypeScript types of the tables and views that
 * the migrations make. It's the output of `supabase gen types typescript`, which needs Docker. A text
 * column whose check allows listed words only has these words as its type, too.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  generateTypescript,
  type PostgresColumn,
  type PostgresType,
  sortGeneratorMetadata,
} from '@supabase/postgrest-typegen';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { openPglite } from '../packages/supabase-local/src/pglite/openPglite.ts';
import { bootstrap } from '../packages/supabase-local/src/sql/bootstrap/bootstrap.ts';
import type { SqlDatabase } from '../packages/supabase-local/src/sql/database.ts';
import { migrate, readMigrations } from '../packages/supabase-local/src/sql/migrate.ts';

const SUPABASE = fileURLToPath(new URL('../supabase', import.meta.url));

export const typesPath = `${SUPABASE}/database.gen.ts`;

const NOTE = '// Written by `pnpm types` from the migrations. Never edited by hand.';

/** `kind in ('a', 'b')` or `kinds <@ array['a', 'b']`, as PostgreSQL writes them. */
const LISTED = /^(?:\w+ = ANY \(|\w+ <@ )ARRAY\[((?:'[^']+'::text(?:, )?)+)\]\)?$/;

/** The words that a column's check allows. Undefined if it isn't such a check. */
function listedWords({ check }: PostgresColumn): string[] | undefined {
  const [, list] = LISTED.exec(check ?? '') ?? [];
  return list?.split(', ').map((word) => word.replace(/^'|'::text$/g, ''));
}

/** Describes columns with listed words as columns of an enum, which is what they are to callers. */
function withEnums(columns: readonly PostgresColumn[]) {
  const types: PostgresType[] = [];
  const typed = columns.map((column): PostgresColumn => {
    const enums = listedWords(column);
    if (!enums) return column;
    const { schema, table, format } = column;
    const name = `${table}_${column.name}`;
    const isArray = format.startsWith('_');
    types.push({
      ...{ id: -types.length - 1, name, format: name, schema, enums },
      ...{ attributes: [], comment: null, type_relation_id: null },
    });
    return { ...column, format: isArray ? `_${name}` : name, type_schema: schema };
  });
  return { columns: typed, types };
}

/** Returns the text of `database.gen.ts` for a database with all migrations. */
export async function databaseTypes(database: Pick<SqlDatabase, 'query'>): Promise<string> {
  const metadata = await introspect(database, { includedSchemas: ['public'] });
  const { columns, types } = withEnums(metadata.columns);
  const described = { ...metadata, columns, types: [...metadata.types, ...types] };
  return `${NOTE}\n${await generateTypescript(sortGeneratorMetadata(described))}`;
}

if (import.meta.main) {
  const database = await openPglite();
  await bootstrap(database);
  await migrate(database, await readMigrations(SUPABASE), () => undefined);
  await writeFile(typesPath, await databaseTypes(database));
  await database.close();
}
