import type { Json } from '../ports.ts';

const MOMENT = /^\d{4}-\d\d-\d\d(T|$)/;

/** Moments sort by time in whichever form they are written. */
function sortKey(value: Json): number | string {
  if (typeof value === 'number' || typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  return MOMENT.test(value) ? Date.parse(value) : value;
}

/** The order of two non-null values of one column. */
export function compareValues(left: Json, right: Json): number {
  const [a, b] = [sortKey(left), sortKey(right)];
  return a < b ? -1 : Number(a > b);
}

/** PostgreSQL's array literal without nesting: `{a,"b c"}`. */
function parseList(text: string): string[] {
  const items = text.slice(1, -1).match(/"(?:\\.|[^"\\])*"|[^,]+/gs) ?? [];
  return items.map((item) =>
    item.startsWith('"') ? item.slice(1, -1).replace(/\\(.)/gs, '$1') : item,
  );
}

/** The text of a filter, as a value of the same type as the one that it is compared with. */
export function parseLike(value: Json, text: string): Json {
  if (typeof value === 'number') return Number(text);
  if (typeof value === 'boolean') return text === 'true';
  return Array.isArray(value) ? parseList(text) : text;
}

/** A pattern of `like`, in which `%` and `*` stand for any text and `_` for one character. */
export function patternOf(pattern: string, flags: string): RegExp {
  const source = pattern
    .replaceAll('*', '%')
    .replace(/\\([\s\S])|([\s\S])/gu, (_, escaped, plain) => {
      if (escaped === undefined && plain === '%') return '[\\s\\S]*';
      if (escaped === undefined && plain === '_') return '[\\s\\S]';
      return (escaped ?? plain).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    });
  return new RegExp(`^${source}$`, `${flags}u`);
}

/** Lower case without accents, for searches. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
