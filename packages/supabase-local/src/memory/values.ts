import type { Json } from '../interfaces.ts';

const MOMENT = /^\d{4}-\d\d-\d\d(T|$)/;

/** Timestamps sort by time, in any format. */
function sortKey(value: Json): number | string {
  if (typeof value === 'number' || typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  return MOMENT.test(value) ? Date.parse(value) : value;
}

/** Compares two non-null values of one column. */
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

/** Parses a filter's text to the type of the value that it's compared with. */
export function parseLike(value: Json, text: string): Json {
  if (typeof value === 'number') return Number(text);
  if (typeof value === 'boolean') return text === 'true';
  return Array.isArray(value) ? parseList(text) : text;
}

/** Converts a pattern of `like`: `%` and `*` match any text, `_` matches one character. */
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

/** Folds case and accents for searches. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
