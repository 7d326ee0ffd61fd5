import { columnName } from './parseColumns.ts';
import { inner, splitList, unquote } from './parseValue.ts';
import { unparsable, unsupported } from './refuse.ts';
import { COMPARISONS, type Condition, STATES } from './statement.ts';

/** Query parameters that are not filters. */
const RESERVED = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);

const LOGIC = /^(not\.)?(and|or)$/;

/** Every filter of a query string: `column=operator.value`, `or=(...)`, `not.and=(...)`. */
export function parseFilters(params: URLSearchParams): Condition[] {
  const conditions: Condition[] = [];
  for (const [key, value] of params) {
    if (RESERVED.has(key)) continue;
    const logic = LOGIC.exec(key);
    conditions.push(logic ? parseLogic(logic, value) : parseOne(columnName(key), value, false));
  }
  return conditions;
}

function parseLogic(logic: RegExpExecArray, list: string): Condition {
  const kind = logic[2] === 'and' ? 'and' : 'or';
  const conditions = splitList(inner(list, 'logic tree')).map(parseMember);
  return { kind, conditions, negated: logic[1] !== undefined };
}

function parseMember(text: string): Condition {
  const item = text.trim();
  const open = item.indexOf('(');
  const logic = open < 0 ? null : LOGIC.exec(item.slice(0, open));
  if (logic) return parseLogic(logic, item.slice(open));
  const quoted = /^"[^"]*"/.exec(item)?.[0];
  const dot = quoted ? quoted.length : item.indexOf('.');
  if (dot <= 0) throw unparsable('logic tree', text);
  return parseOne(columnName(item.slice(0, dot)), item.slice(dot + 1), true);
}

/** In a list, a value may be quoted; alone in the query string its quotes belong to it. */
function parseOne(column: string, text: string, isInList: boolean): Condition {
  const negated = text.startsWith('not.');
  const rest = negated ? text.slice(4) : text;
  const dot = rest.indexOf('.');
  if (dot <= 0) throw unparsable('filter', text);
  const operator = rest.slice(0, dot);
  const value = rest.slice(dot + 1);
  if (operator === 'in') {
    const list = inner(value, 'filter');
    const values = list === '' ? [] : splitList(list).map((item) => unquote(item));
    return { kind: 'in', column, values, negated };
  }
  if (operator === 'is') {
    const state = STATES.find((known) => known === value.toLowerCase());
    if (!state) throw unparsable('filter', text);
    return { kind: 'is', column, state, negated };
  }
  const comparison = COMPARISONS.find((known) => known === operator);
  if (!comparison) throw unsupported(`the filter operator "${operator}"`);
  return {
    kind: 'compare',
    column,
    operator: comparison,
    value: isInList ? unquote(value) : value,
    negated,
  };
}
