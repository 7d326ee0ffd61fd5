import type {
  Delete,
  Insert,
  Order,
  Select,
  Selected,
  Statement,
  Update,
} from '../rest/statement.ts';
import { compileWhere, qualified } from './compileConditions.ts';
import { quoteName, Values } from './quote.ts';

export interface Compiled {
  text: string;
  values: string[];
}

function columns(table: string, selected: Selected[]): string {
  return selected
    .map(({ column, alias }) => {
      if (column === '*') return `${quoteName(table)}.*`;
      const name = qualified(table, column);
      return alias === undefined ? name : `${name} as ${quoteName(alias)}`;
    })
    .join(', ');
}

function orderBy(table: string, order: Order[]): string {
  if (order.length === 0) return '';
  const terms = order.map(({ column, descending, nulls }) => {
    const placing = nulls === undefined ? '' : ` nulls ${nulls}`;
    return `${qualified(table, column)} ${descending ? 'desc' : 'asc'}${placing}`;
  });
  return ` order by ${terms.join(', ')}`;
}

/** PostgreSQL returns rows as JSON text, so dates and arrays have PostgREST's format. */
function answerOf(rows: string, total = 'null'): string {
  return `
    with _rows as (${rows})
    select count(*)::text as rows, ${total} as total, coalesce(json_agg(_rows), '[]')::text as body
    from _rows`;
}

function compileSelect(statement: Select, maxRows: number): Compiled {
  const { table, where, order, offset } = statement;
  const values = new Values();
  const from = `from public.${quoteName(table)}${compileWhere(table, where, values)}`;
  const limit = Math.min(statement.limit ?? maxRows, maxRows);
  const rows = `select ${columns(table, statement.columns)} ${from}${orderBy(table, order)}`;
  const total = statement.count ? `(select count(*) ${from})::text` : undefined;
  const text = answerOf(`${rows} limit ${limit} offset ${offset}`, total);
  return { text, values: values.list };
}

/** `json_populate_recordset` converts JSON to the table's own types and checks it. */
function compileInsert({ table, names, rows, returning }: Insert): Compiled {
  const target = quoteName(table);
  const list = names.map(quoteName).join(', ');
  const source = `json_populate_recordset(null::public.${target}, $1::json)`;
  const write =
    names.length === 0
      ? `insert into public.${target} default values`
      : `insert into public.${target} (${list}) select ${list} from ${source}`;
  const values = names.length === 0 ? [] : [JSON.stringify(rows)];
  return finish(write, table, returning, values);
}

function compileUpdate({ table, values: changes, where, returning }: Update): Compiled {
  const target = quoteName(table);
  const values = new Values();
  const names = Object.keys(changes).map(quoteName);
  const source = `json_populate_record(null::public.${target}, ${values.add(JSON.stringify(changes))}::json)`;
  const set = names.map((name) => `${name} = _new.${name}`).join(', ');
  const condition = compileWhere(table, where, values);
  const write = `update public.${target} set ${set} from ${source} _new${condition}`;
  return finish(write, table, returning, values.list);
}

function compileDelete({ table, where, returning }: Delete): Compiled {
  const values = new Values();
  const write = `delete from public.${quoteName(table)}${compileWhere(table, where, values)}`;
  return finish(write, table, returning, values.list);
}

/** Without `returning`, the caller needs no right to read, as on hosted projects. */
function finish(
  write: string,
  table: string,
  returning: Selected[] | undefined,
  values: string[],
): Compiled {
  if (!returning) return { text: write, values };
  return { text: answerOf(`${write} returning ${columns(table, returning)}`), values };
}

export function compileStatement(statement: Statement, maxRows: number): Compiled {
  switch (statement.kind) {
    case 'select':
      return compileSelect(statement, maxRows);
    case 'insert':
      return compileInsert(statement);
    case 'update':
      return compileUpdate(statement);
    case 'delete':
      return compileDelete(statement);
  }
}
