import * as z from 'zod/mini';
import { AdapterError, type Answer } from './errors.ts';
import { reportError } from './reportError.ts';

/** Hosted PostgREST limits a response to 1,000 rows, so longer lists are read in steps. */
const STEP = 1000;

type Step = (from: number, to: number) => PromiseLike<Answer & { data: unknown[] | null }>;

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
export async function fetchAllPages(
  assert: (answer: Answer) => void,
  ask: Step,
  limit = Infinity,
): Promise<unknown[]> {
  const rows: unknown[] = [];
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

/**
 * Keeps the rows that match the schema and reports the others, so a malformed row doesn't empty a
 * page.
 * @throws AdapterError `malformed` if the response isn't a list
 */
export function readRows<Schema extends z.ZodMiniType>(
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
