import * as z from 'zod/mini';
import { AdapterError } from './errors.ts';
import { reportError } from './reportError.ts';

const inWords = (error: z.core.$ZodError) =>
  error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');

const nameOf = (row: unknown) =>
  typeof row === 'object' && row !== null && 'id' in row ? `row ${String(row.id)}` : 'a row';

/**
 * Keeps the rows that follow the schema and reports the others: one bad row never empties a page.
 * @throws AdapterError `malformed` when the answer is no list at all.
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
    reportError(`${table}: ${nameOf(row)} was skipped`, inWords(result.error));
    return [];
  });
}
