import { unparsable, unsupported } from './errors.ts';
import { splitList, unquote } from './parseValue.ts';
import type { Order, Selected } from './statement.ts';

/**
 * Several times the columns of any table. Each further column could copy all rows into the
 * response.
 */
const MOST_COLUMNS = 50;

const NAME = /^[A-Za-z_][A-Za-z0-9_$]*$/;

export function columnName(text: string): string {
  const name = unquote(text.trim());
  if (NAME.test(name)) return name;
  if (/->|\(|::|\./.test(name)) throw unsupported(`"${text}" (JSON paths, casts, embedding)`);
  throw unparsable('column', text);
}

function parseSelected(part: string, text: string): Selected {
  const item = part.trim();
  if (item === '*') return { column: '*' };
  if (item.includes('::')) throw unsupported(`"${item}" (casts)`);
  const [first = '', second, ...rest] = item.split(':');
  if (rest.length > 0) throw unparsable('select parameter', text);
  if (second === undefined) return { column: columnName(first) };
  return { column: columnName(second), alias: columnName(first) };
}

/** If two columns have the same name, keeps the last one, as a JSON parser does. */
export function parseSelect(text: string | null): Selected[] {
  if (text === null || text === '') return [{ column: '*' }];
  const selected = splitList(text).map((part) => parseSelected(part, text));
  const byName = new Map(selected.map((one) => [one.alias ?? one.column, one]));
  if (byName.size > MOST_COLUMNS) throw unsupported(`more than ${MOST_COLUMNS} columns`);
  return [...byName.values()];
}

export function parseOrder(text: string | null): Order[] {
  if (text === null) return [];
  const parts = splitList(text);
  if (parts.length > MOST_COLUMNS) throw unsupported(`order by more than ${MOST_COLUMNS} columns`);
  return parts.map((part) => {
    const [name = '', ...modifiers] = part.trim().split('.');
    const order: Order = { column: columnName(name), descending: false };
    for (const modifier of modifiers) {
      if (modifier === 'desc') order.descending = true;
      else if (modifier === 'nullsfirst') order.nulls = 'first';
      else if (modifier === 'nullslast') order.nulls = 'last';
      else if (modifier !== 'asc') throw unparsable('order', text);
    }
    return order;
  });
}

/** Parses a number of rows. Undefined if the parameter is absent. */
export function parseCount(name: string, text: string | null): number | undefined {
  if (text === null) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw unparsable(name, text);
  return Number(text);
}
