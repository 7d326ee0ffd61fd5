import { invalidSyntax, outOfRange } from './faults.ts';

const DATE = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})/;
const TIME =
  /^[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s*(Z|UTC|[+-]\d{2}(?::?\d{2})?)?\s*$/i;

interface Day {
  year: number;
  month: number;
  day: number;
  rest: string;
}

function parseDay(text: string, type: string): Day {
  const match = DATE.exec(text);
  if (!match) throw invalidSyntax(type, text, '22007');
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    throw outOfRange('date/time', text);
  }
  return { year, month, day, rest: text.slice(match[0].length) };
}

function isoDay({ year, month, day }: Day): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Values before and after every day. Their text sorts the same way. */
const UNBOUNDED = /^\s*(-?)infinity\s*$/i;

/** A time after the day is dropped, as in a cast to `date`. */
export function parseDate(text: string): string {
  const unbounded = UNBOUNDED.exec(text);
  if (unbounded) return `${unbounded[1]}infinity`;
  const day = parseDay(text, 'date');
  if (day.rest.trim() !== '' && !TIME.test(day.rest)) throw invalidSyntax('date', text, '22007');
  return isoDay(day);
}

function offsetMinutes(zone: string | undefined): number {
  const match = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone ?? '');
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  return match[1] === '-' ? -minutes : minutes;
}

/** `2023-05-28T10:00:00.5+00:00`: in UTC, without trailing zeros in the fraction. */
export function parseTimestamp(text: string): string {
  const type = 'timestamp with time zone';
  const parsed = parseDay(text, type);
  if (parsed.rest.trim() === '') return `${isoDay(parsed)}T00:00:00+00:00`;
  const match = TIME.exec(parsed.rest);
  if (!match) throw invalidSyntax(type, text, '22007');
  const [hour = 0, minute = 0, second = 0] = [match[1], match[2], match[3] ?? 0].map(Number);
  if (hour > 24 || minute > 59 || second > 60) throw outOfRange('date/time', text);
  const { year, month, day } = parsed;
  const utc = Date.UTC(year, month - 1, day, hour, minute - offsetMinutes(match[5]), second);
  const fraction = (match[4] ?? '').slice(0, 6).replace(/0+$/, '');
  const digits = fraction === '' ? '' : `.${fraction}`;
  return `${new Date(utc).toISOString().slice(0, 19)}${digits}+00:00`;
}

/** Compares two timestamps of the form above by time. A missing fraction counts as `.0`. */
export function timestampKey(timestamp: string): string {
  const [, seconds = '', fraction = ''] = /^([^.+]+)(?:\.(\d+))?/.exec(timestamp) ?? [];
  return `${seconds}.${fraction.padEnd(6, '0')}`;
}
