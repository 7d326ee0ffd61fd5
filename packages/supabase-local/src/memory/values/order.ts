import type { Json } from '../../ports.ts';
import type { ColumnType } from '../schema/table.ts';
import { timestampKey } from './time.ts';

/** The order of two values of one column, neither of them null. */
export function compareValues(type: ColumnType, left: Json, right: Json): number {
  const key = (value: Json): Json =>
    type === 'timestamp with time zone' ? timestampKey(String(value)) : value;
  const [a, b] = [key(left), key(right)];
  if (Array.isArray(a) && Array.isArray(b)) {
    const [first, second] = [JSON.stringify(a), JSON.stringify(b)];
    return first < second ? -1 : Number(first > second);
  }
  if (typeof a === 'number' && typeof b === 'number') return Math.sign(a - b);
  const [first, second] = [String(a), String(b)];
  return first < second ? -1 : Number(first > second);
}
