import type { Comparison, Condition, State } from '../rest/statement.ts';
import { quoteName, type Values } from './quote.ts';

const OPERATORS: { [comparison in Comparison]: string } = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
};

const STATES: { [state in State]: string } = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
};

/**
 * Qualifies the column with its table, so PostgreSQL reports an unknown column as PostgREST does.
 */
export function qualified(table: string, column: string): string {
  return `${quoteName(table)}.${quoteName(column)}`;
}

function compileOne(table: string, condition: Condition, values: Values): string {
  switch (condition.kind) {
    case 'and':
    case 'or': {
      const parts = condition.conditions.map((part) => compileCondition(table, part, values));
      return `(${parts.join(` ${condition.kind} `)})`;
    }
    case 'is':
      return `${qualified(table, condition.column)} ${STATES[condition.state]}`;
    case 'in': {
      const column = qualified(table, condition.column);
      // Matches no row, but still fails if there is no such column.
      if (condition.values.length === 0) return `(${column} is null and false)`;
      return `${column} in (${condition.values.map((value) => values.add(value)).join(', ')})`;
    }
    case 'search': {
      const words = condition.words.map(({ text, isPrefix }) => (isPrefix ? `${text}:*` : text));
      const query = `to_tsquery('pg_catalog.simple', ${values.add(words.join(' & '))})`;
      return `${qualified(table, condition.column)} @@ ${query}`;
    }
    case 'compare': {
      const { column, operator, value } = condition;
      const isPattern = operator === 'like' || operator === 'ilike';
      const operand = values.add(isPattern ? value.replaceAll('*', '%') : value);
      return `${qualified(table, column)} ${OPERATORS[operator]} ${operand}`;
    }
  }
}

function compileCondition(table: string, condition: Condition, values: Values): string {
  const text = compileOne(table, condition, values);
  return condition.negated ? `not (${text})` : text;
}

export function compileWhere(table: string, conditions: Condition[], values: Values): string {
  if (conditions.length === 0) return '';
  return ` where ${conditions.map((one) => compileCondition(table, one, values)).join(' and ')}`;
}
