import * as z from 'zod/mini';
import type { Database, Json } from '../../../supabase/database.gen.ts';
import { AdapterError, type Answer } from './errors.ts';
import { reportError } from './reportError.ts';

/** Hosted PostgREST limits a response to 1,000 rows, so longer lists are read in steps. */
const STEP = 1000;

type Step<Row> = (from: number, to: number) => PromiseLike<Answer & { data: Row[] | null }>;

/** Whether a text is an id of the database. Others would make a whole request fail. */
export const isId = (text: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

const idOf = (row: unknown) =>
  typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;

/**
 * Reads all rows of a list, or as many as requested. The order must be total, or rows could be lost
 * between steps, so end it with the id.
 * @param assert throws if a step failed
 */
export async function fetchAllPages<Row>(
  assert: (answer: Answer) => void,
  ask: Step<Row>,
  limit = Infinity,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let step = STEP, got = STEP; rows.length < limit && got === step; ) {
    step = Math.min(STEP, limit - rows.length);
    const answer = await ask(rows.length, rows.length + step - 1);
    assert(answer);
    const { data } = answer;
    if (!Array.isArray(data)) throw new AdapterError('malformed', 'the answer is no list');
    got = data.length;
    rows.push(...data);
  }
  // If a row is added between two steps, the last row of a step appears again in the next.
  return [...new Map(rows.map((row) => [idOf(row) ?? row, row])).values()];
}

const inWords = (error: z.core.$ZodError) =>
  error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');

type Relations = Database['public']['Tables'] & Database['public']['Views'];

/** The columns that the table lacks, and those whose values the schema doesn't accept. */
type Misfits<Columns, Read> = {
  [Name in keyof Read]-?: Name extends keyof Columns
    ? [NonNullable<Columns[Name]>] extends [Read[Name]]
      ? never
      : // The database doesn't know what a JSON column holds.
        Json extends Columns[Name] | null
        ? never
        : Name
    : Name;
}[keyof Read];

/** A schema of columns that the table has. Otherwise an error, which names the wrong columns. */
type Fitting<Table extends keyof Relations, Schema extends z.ZodMiniType> = [
  Misfits<Relations[Table]['Row'], z.input<Schema>>,
] extends [never]
  ? Schema
  : { readonly wrongColumns: Misfits<Relations[Table]['Row'], z.input<Schema>> };

/**
 * Keeps the rows that match the schema and reports the others, so a malformed row doesn't empty a
 * page. For a table that is known only at run time.
 * @throws AdapterError `malformed` if the response isn't a list
 */
export function matchingRows<Schema extends z.ZodMiniType>(
  table: string,
  schema: Schema,
  data: unknown,
): z.infer<Schema>[] {
  if (!Array.isArray(data)) {
    throw new AdapterError('malformed', `${table} answered with something that is no list`);
  }
  return data.flatMap((row: unknown) => {
    const result = z.safeParse(schema, row);
    if (result.success) return [result.data];
    reportError(
      `${table}: row ${String(idOf(row) ?? 'without an id')} was skipped`,
      inWords(result.error),
    );
    return [];
  });
}

/** Does the same for a table whose columns the schema must fit. */
export const readRows = <Table extends keyof Relations, Schema extends z.ZodMiniType>(
  table: Table,
  schema: Schema & Fitting<Table, Schema>,
  data: unknown,
): z.infer<Schema>[] => matchingRows<Schema>(table, schema, data);
