import { ApiError } from '../../http/errors.ts';
import type { Json } from '../../ports.ts';
import type { ColumnCondition, Comparison, State } from '../../rest/statement.ts';
import { unsupported } from '../../rest/unsupported.ts';
import type { ColumnType } from '../schema/table.ts';
import { noOperator } from './faults.ts';
import { compareValues } from './order.ts';
import { parseText } from './parseText.ts';

const SYMBOLS: { [comparison in Comparison]: string } = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: '~~',
  ilike: '~~*',
};

function patternOf(pattern: string, flags: string): RegExp {
  const source = pattern
    .replaceAll('*', '%')
    .replace(/\\([\s\S])|([\s\S])/gu, (_, escaped, plain) => {
      if (escaped === undefined && plain === '%') return '[\\s\\S]*';
      if (escaped === undefined && plain === '_') return '[\\s\\S]';
      return (escaped ?? plain).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    });
  return new RegExp(`^${source}$`, `${flags}u`);
}

/** Whether the type supports the comparison. PostgreSQL checks that before it parses a value. */
export function requireOperator(type: ColumnType, condition: ColumnCondition): void {
  if (condition.kind === 'is') {
    if (type === 'boolean' || ['null', 'not_null'].includes(condition.state)) return;
    const message = `argument of IS ${condition.state.toUpperCase()} must be type boolean, not type ${type}`;
    throw new ApiError('42804', message);
  }
  if (condition.kind === 'in' && condition.values.length === 0) return;
  if (condition.kind === 'search') {
    if (type === 'tsvector') return;
    throw unsupported(`a search in a column of the type ${type}`);
  }
  const operator = condition.kind === 'in' ? 'eq' : condition.operator;
  const isPattern = operator === 'like' || operator === 'ilike';
  if (isPattern ? type !== 'text' : type === 'json') throw noOperator(type, SYMBOLS[operator]);
}

export function compileComparison(
  type: ColumnType,
  operator: Comparison,
  text: string,
): (value: Json) => boolean {
  if (operator === 'like' || operator === 'ilike') {
    parseText(type, text);
    if (/(?<!\\)(?:\\\\)*\\$/.test(text)) {
      throw new ApiError('22025', 'LIKE pattern must not end with escape character');
    }
    const pattern = patternOf(text, operator === 'ilike' ? 'i' : '');
    return (value: Json) => pattern.test(String(value));
  }
  const wanted = parseText(type, text);
  const holds: {
    [comparison in Exclude<Comparison, 'like' | 'ilike'>]: (order: number) => boolean;
  } = {
    eq: (order) => order === 0,
    neq: (order) => order !== 0,
    gt: (order) => order > 0,
    gte: (order) => order >= 0,
    lt: (order) => order < 0,
    lte: (order) => order <= 0,
  };
  return (value: Json) => holds[operator](compareValues(type, value, wanted));
}

export function compileState(state: State): (value: Json) => boolean {
  if (state === 'null') return (value) => value === null;
  if (state === 'not_null') return (value) => value !== null;
  return state === 'unknown' ? (value) => value === null : (value) => value === (state === 'true');
}
