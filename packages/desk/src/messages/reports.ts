import type { ReportRow } from './adapter/index.ts';

/** The number of weeks in the reports, including the current one. */
export const WEEKS = 12;
const WEEK_MS = 7 * 86_400_000;
const DAY_MS = 86_400_000;

/** Sums up rows. Seconds until the first contact are null if no one was contacted. */
export function sumOf(rows: readonly ReportRow[]) {
  const total = (of: (row: ReportRow) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  const contacted = total((row) => row.contacted);
  return {
    messages: total(({ messages }) => messages),
    won: total(({ won }) => won),
    secondsToContact: contacted === 0 ? null : total((row) => row.seconds_to_contact) / contacted,
  };
}

/** The Monday of a time's week, in UTC like the database. */
function mondayOf(moment: number): number {
  const day = Math.floor(moment / DAY_MS);
  // January 1, 1970 was a Thursday.
  return (day - ((day + 3) % 7)) * DAY_MS;
}

const isoDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The Mondays of the last weeks, newest first, including weeks without messages. */
export const lastWeeks = (now: number): string[] =>
  Array.from({ length: WEEKS }, (_, index) => isoDay(mondayOf(now) - index * WEEK_MS));

export const byWeek = (rows: readonly ReportRow[], now: number) =>
  lastWeeks(now).map((week) => ({ week, ...sumOf(rows.filter((row) => row.week === week)) }));

/** The pages or services with the most messages. */
export function mostBy(rows: readonly ReportRow[], name: 'page' | 'service', most = 8) {
  const groups = Map.groupBy(rows, (row) => row[name]);
  return [...groups]
    .map(([value, members]) => ({ value, ...sumOf(members) }))
    .sort((one, other) => other.messages - one.messages)
    .slice(0, most);
}

/** The middle of some numbers. Null if there are none. */
export function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Formats a duration such as `5 h 20 min`. */
export function durationOf(seconds: number | null): string {
  if (seconds === null) return '–';
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  const days = Math.floor(hours / 24);
  return hours % 24 === 0 ? `${days} d` : `${days} d ${hours % 24} h`;
}
