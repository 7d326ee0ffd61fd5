import { ApiError } from '../../http/errors.ts';
import type { Json } from '../../ports.ts';
import type { Comparison, State } from '../../rest/statement.ts';
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
  const source = pattern.replaceAll('*', '%').replace(/\\(.)|([\s\S])/gu, (_, escaped, plain) => {
    if (escaped === undefined && plain === '%') return '[\\s\\S]*';
    if (escaped === undefined && plain === '_') return '[\\s\\S]';
    return (escaped ?? plain).replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  });
  return new RegExp(`^${source}$`, `${flags}u`);
}

export function compileComparison(
  type: ColumnType,
  operator: Comparison,
  text: string,
): (value: Json) => boolean {
  if (operator === 'like' || operator === 'ilike') {
    if (type !== 'text') throw noOperator(type, SYMBOLS[operator]);
    const pattern = patternOf(text, operator === 'ilike' ? 'i' : '');
    return (value: Json) => pattern.test(String(value));
  }
  if (type === 'json') throw noOperator(type, SYMBOLS[operator]);
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

export function compileState(type: ColumnType, state: State): (value: Json) => boolean {
  if (state === 'null') return (value) => value === null;
  if (state === 'not_null') return (value) => value !== null;
  if (type !== 'boolean') {
    const word = state.toUpperCase();
    const message = `argument of IS ${word} must be type boolean, not type ${type}`;
    throw new ApiError('42804', message);
  }
  return state === 'unknown' ? (value) => value === null : (value) => value === (state === 'true');
}
