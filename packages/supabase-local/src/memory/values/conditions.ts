import { ApiError } from '../../http/errors.ts';
import type { Json } from '../../ports.ts';
import type { Condition } from '../../rest/statement.ts';
import type { ColumnType, Row, Table } from '../schema/table.ts';
import { compileComparison, compileState, requireOperator } from './operators.ts';

/** As in SQL, null is neither true nor false, and only rows with true match. */
export type Truth = boolean | null;
export type Test = (row: Row) => Truth;

export function columnType(tableName: string, table: Table, column: string): ColumnType {
  const type = table.columns[column]?.type;
  if (type) return type;
  throw new ApiError('42703', `column ${tableName}.${column} does not exist`);
}

function not(truth: Truth): Truth {
  return truth === null ? null : !truth;
}

function combine(kind: 'and' | 'or', truths: Truth[]): Truth {
  const decisive = kind === 'or';
  if (truths.includes(decisive)) return decisive;
  return truths.includes(null) ? null : !decisive;
}

/**
 * Checks names and operators first, as PostgreSQL does. Values are parsed when the conditions are
 * compiled.
 */
export function checkCondition(name: string, table: Table, condition: Condition): void {
  if ('conditions' in condition) {
    for (const part of condition.conditions) checkCondition(name, table, part);
  } else requireOperator(columnType(name, table, condition.column), condition);
}

export function compileCondition(name: string, table: Table, condition: Condition): Test {
  const test = compilePlain(name, table, condition);
  return condition.negated ? (row) => not(test(row)) : test;
}

function compilePlain(name: string, table: Table, condition: Condition): Test {
  if ('conditions' in condition) {
    const { kind } = condition;
    const tests = condition.conditions.map((part) => compileCondition(name, table, part));
    return (row) =>
      combine(
        kind,
        tests.map((test) => test(row)),
      );
  }
  const { column } = condition;
  const type = columnType(name, table, column);
  if (condition.kind === 'is') {
    const holds = compileState(condition.state);
    return (row) => holds(row[column] ?? null);
  }
  if (condition.kind === 'search') {
    // As PostgreSQL prints it, each word of a vector stands in quotes.
    const marks = condition.words.map(({ text, isPrefix }) => `'${text}${isPrefix ? '' : "'"}`);
    return (row) =>
      unlessNull(row[column], (value) => marks.every((mark) => String(value).includes(mark)));
  }
  if (condition.kind === 'in') {
    const tests = condition.values.map((value) => compileComparison(type, 'eq', value));
    const compare = (value: Json) => tests.some((test) => test(value));
    // An empty list is false even for null.
    return (row) => (tests.length === 0 ? false : unlessNull(row[column], compare));
  }
  const compare = compileComparison(type, condition.operator, condition.value);
  return (row) => unlessNull(row[column], compare);
}

function unlessNull(value: Json | undefined, test: (value: Json) => boolean): Truth {
  return value === null || value === undefined ? null : test(value);
}
