import type { Json } from '../../ports.ts';
import type { ColumnType } from '../schema/table.ts';
import { timestampKey } from './time.ts';

/** By code point, like the "C" collation. A JavaScript string compares by UTF-16 code unit. */
function compareText(left: string, right: string): number {
  const a = [...left];
  const b = [...right];
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const difference = (a[index]?.codePointAt(0) ?? 0) - (b[index]?.codePointAt(0) ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return Math.sign(a.length - b.length);
}

/** Element by element. A null sorts last, and a shorter list sorts before a longer one. */
function compareLists(left: Json[], right: Json[]): number {
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const [a, b] = [left[index] ?? null, right[index] ?? null];
    const order =
      a === null || b === null
        ? Number(a === null) - Number(b === null)
        : compareText(String(a), String(b));
    if (order !== 0) return order;
  }
  return Math.sign(left.length - right.length);
}

/** The order of two non-null values of one column. */
export function compareValues(type: ColumnType, left: Json, right: Json): number {
  if (Array.isArray(left) && Array.isArray(right)) return compareLists(left, right);
  if (typeof left === 'number' && typeof right === 'number') return Math.sign(left - right);
  if (type === 'timestamp with time zone') {
    return compareText(timestampKey(String(left)), timestampKey(String(right)));
  }
  return compareText(String(left), String(right));
}
