import { ApiError } from '../http/errors.ts';
import { readJson } from '../http/readLimited.ts';
import type { JsonObject } from '../interfaces.ts';
import { unsupported } from './errors.ts';
import { columnName } from './parseColumns.ts';
import { splitList } from './parseValue.ts';

/** Rows are small. Anything larger is a mistake or an attack on memory. */
const LARGEST_BODY = 5 * 1024 * 1024;

function invalid(message: string): ApiError {
  return new ApiError('PGRST102', message, { status: 400 });
}

function isRow(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export async function readRows(request: Request): Promise<{ rows: JsonObject[]; isList: boolean }> {
  const type = request.headers.get('content-type') ?? 'application/json';
  if (!/^application\/json\b/i.test(type)) throw unsupported(`the content type "${type}"`);
  const value = await readJson(request, LARGEST_BODY);
  if (value === undefined) throw invalid('Empty, invalid or too large json');
  const isList = Array.isArray(value);
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  if (!rows.every(isRow)) throw invalid('Expected an object or an array of objects');
  return { rows, isList };
}

/** The columns that an insert writes: those in `columns`, or else the keys of all rows. */
export function insertColumns(rows: JsonObject[], columns: string | null): string[] {
  if (columns !== null) return [...new Set(splitList(columns).map(columnName))];
  const names = Object.keys(rows[0] ?? {});
  const expected = [...names].sort().join('\n');
  if (names.length === 0 && rows.length > 1) throw unsupported('several rows without columns');
  const isUniform = rows.every((row) => Object.keys(row).sort().join('\n') === expected);
  if (!isUniform) throw invalid('All object keys must match');
  return names;
}
