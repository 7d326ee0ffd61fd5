import { unparsable, unsupported } from './errors.ts';
import { columnName } from './parseColumns.ts';
import { inner, splitList, unquote } from './parseValue.ts';
import { COMPARISONS, type Condition, type SearchWord, STATES } from './statement.ts';

const RESERVED = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);

const LOGIC = /^(not\.)?(and|or)$/;

/** More filters or deeper groups would only overload the database. */
const MOST_FILTERS = 100;
const MOST_PATTERNS = 20;
const DEEPEST_GROUP = 10;

/** Parses every filter of a query string: `column=operator.value`, `or=(...)`, `not.and=(...)`. */
export function parseFilters(params: URLSearchParams): Condition[] {
  const conditions: Condition[] = [];
  for (const [key, value] of params) {
    if (RESERVED.has(key)) continue;
    const logic = LOGIC.exec(key);
    conditions.push(logic ? parseLogic(logic, value, 1) : parseOne(columnName(key), value, false));
  }
  const filters = conditions.flatMap(filtersOf);
  if (filters.length > MOST_FILTERS) throw unsupported(`more than ${MOST_FILTERS} filters`);
  const patterns = filters.filter((one) => 'operator' in one && one.operator.endsWith('like'));
  if (patterns.length > MOST_PATTERNS) throw unsupported(`more than ${MOST_PATTERNS} patterns`);
  return conditions;
}

function filtersOf(condition: Condition): Condition[] {
  return 'conditions' in condition ? condition.conditions.flatMap(filtersOf) : [condition];
}

function parseLogic(logic: RegExpExecArray, list: string, depth: number): Condition {
  if (depth > DEEPEST_GROUP)
    throw unsupported(`groups of filters nested deeper than ${DEEPEST_GROUP}`);
  const kind = logic[2] === 'and' ? 'and' : 'or';
  const members = splitList(inner(list, 'logic tree'));
  const conditions = members.map((member) => parseMember(member, depth));
  return { kind, conditions, negated: logic[1] !== undefined };
}

function parseMember(text: string, depth: number): Condition {
  const item = text.trim();
  const open = item.indexOf('(');
  const logic = open < 0 ? null : LOGIC.exec(item.slice(0, open));
  if (logic) return parseLogic(logic, item.slice(open), depth + 1);
  const quoted = /^"[^"]*"/.exec(item)?.[0];
  const dot = quoted ? quoted.length : item.indexOf('.');
  if (dot <= 0) throw unparsable('logic tree', text);
  return parseOne(columnName(item.slice(0, dot)), item.slice(dot + 1), true);
}

const SEARCH_WORD = /^([\p{L}\p{N}]+)(:\*)?$/u;

/** Parses the part of `to_tsquery` that a search box needs: `smith:* & 956`. */
function parseSearch(text: string): SearchWord[] {
  return text.split('&').map((part) => {
    const [, word, prefix] = SEARCH_WORD.exec(part.trim()) ?? [];
    if (word === undefined)
      throw unsupported(`the search "${text}"; join words by "&", each a word or "word:*"`);
    return { text: word.toLowerCase(), isPrefix: prefix !== undefined };
  });
}

/** In a list, a value may be quoted. Outside a list, quotes are part of the value. */
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
  if (operator === 'fts(simple)') {
    return {
      kind: 'search',
      column,
      words: parseSearch(isInList ? unquote(value) : value),
      negated,
    };
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
