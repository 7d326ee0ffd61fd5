import { ApiError } from '../http/errors.ts';
import { unsupported } from './errors.ts';
import { insertColumns, readRows } from './parseBody.ts';
import { parseCount, parseOrder, parseSelect } from './parseColumns.ts';
import { parseFilters } from './parseFilters.ts';
import type { Preferences } from './preferences.ts';
import type { Selected, Statement } from './statement.ts';

const READ_ONLY = ['order', 'limit', 'offset'];

function refuse(params: URLSearchParams, names: string[]): void {
  for (const name of names) {
    if (params.has(name)) throw unsupported(`"${name}" on this method`);
  }
}

function requireFilter(method: string, conditions: unknown[]): void {
  if (conditions.length > 0) return;
  throw new ApiError('21000', `${method} requires a WHERE clause`);
}

/** Converts a request to a statement. Undefined for a method that PostgREST does not support. */
export async function parseStatement(
  request: Request,
  table: string,
  preferences: Preferences,
): Promise<Statement | undefined> {
  const params = new URL(request.url).searchParams;
  const { count, single } = preferences;
  const common = { table, count, single };
  if (request.headers.has('range'))
    throw unsupported('the Range header on tables; use limit and offset');
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      refuse(params, ['columns', 'on_conflict']);
      return {
        kind: 'select',
        ...common,
        columns: parseSelect(params.get('select')),
        where: parseFilters(params),
        order: parseOrder(params.get('order')),
        limit: parseCount('limit', params.get('limit')),
        offset: parseCount('offset', params.get('offset')) ?? 0,
      };
    case 'POST': {
      refuse(params, [...READ_ONLY, 'on_conflict']);
      if (parseFilters(params).length > 0) throw unsupported('filters on an insert');
      const { rows } = await readRows(request);
      const names = insertColumns(rows, params.get('columns'));
      return { kind: 'insert', ...common, names, rows, returning: returning(params, preferences) };
    }
    case 'PATCH': {
      refuse(params, [...READ_ONLY, 'columns', 'on_conflict']);
      const where = parseFilters(params);
      requireFilter('UPDATE', where);
      const { rows, isList } = await readRows(request);
      if (isList) throw unsupported('a list as the body of an update');
      const values = rows[0] ?? {};
      return {
        kind: 'update',
        ...common,
        values,
        where,
        returning: returning(params, preferences),
      };
    }
    case 'DELETE': {
      refuse(params, [...READ_ONLY, 'columns', 'on_conflict']);
      const where = parseFilters(params);
      requireFilter('DELETE', where);
      return { kind: 'delete', ...common, where, returning: returning(params, preferences) };
    }
    default:
      return undefined;
  }
}

function returning(params: URLSearchParams, preferences: Preferences): Selected[] | undefined {
  return preferences.returnsRows ? parseSelect(params.get('select')) : undefined;
}
