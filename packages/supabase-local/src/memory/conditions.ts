import type { Json, JsonObject } from '../interfaces.ts';
import type { ColumnCondition, Comparison, Condition, State } from '../rest/statement.ts';
import { compareValues, folded, parseLike, patternOf } from './values.ts';

/** As in SQL, null is neither true nor false, and only rows with true match. */
type Truth = boolean | null;

export function matches(row: JsonObject, where: readonly Condition[]): boolean {
  return where.every((condition) => truthOf(row, condition) === true);
}

function truthOf(row: JsonObject, condition: Condition): Truth {
  const truth =
    'conditions' in condition
      ? combine(
          condition.kind === 'or',
          condition.conditions.map((part) => truthOf(row, part)),
        )
      : columnTruth(row, condition);
  return condition.negated && truth !== null ? !truth : truth;
}

/** @param decisive the part that decides alone: true in `or`, false in `and` */
function combine(decisive: boolean, truths: Truth[]): Truth {
  if (truths.includes(decisive)) return decisive;
  return truths.includes(null) ? null : !decisive;
}

function columnTruth(row: JsonObject, condition: ColumnCondition): Truth {
  if (condition.kind === 'search') {
    const text = folded(Object.values(row).join(' '));
    return condition.words.every((word) => text.includes(folded(word.text)));
  }
  const value = row[condition.column] ?? null;
  if (condition.kind === 'is') return isInState(value, condition.state);
  if (value === null)
    return condition.kind === 'in' && condition.values.length === 0 ? false : null;
  if (condition.kind === 'in') return condition.values.some((text) => compare(value, 'eq', text));
  return compare(value, condition.operator, condition.value);
}

function isInState(value: Json, state: State): boolean {
  if (state === 'not_null') return value !== null;
  return state === 'null' || state === 'unknown' ? value === null : value === (state === 'true');
}

function compare(value: Json, operator: Comparison, text: string): boolean {
  if (operator === 'like') return patternOf(text, '').test(String(value));
  if (operator === 'ilike') return patternOf(text, 'i').test(String(value));
  const order = compareValues(value, parseLike(value, text));
  switch (operator) {
    case 'eq':
      return order === 0;
    case 'neq':
      return order !== 0;
    case 'gt':
      return order > 0;
    case 'gte':
      return order >= 0;
    case 'lt':
      return order < 0;
    case 'lte':
      return order <= 0;
  }
}
