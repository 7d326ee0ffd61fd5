import { CalendarDate, getDayOfWeek, parseDate } from '@internationalized/date';

const on = (month: number, day: number) => (year: number) => new CalendarDate(year, month, day);

/** The first such weekday on or after a day. Zero is Sunday. */
const onOrAfter = (weekday: number, month: number, day: number) => (year: number) => {
  const first = new CalendarDate(year, month, day);
  return first.add({ days: (weekday - getDayOfWeek(first, 'en-US') + 7) % 7 });
};

/** Holidays of the United States on which a family company closes, in the order of a year. */
const holidays = [
  { reason: 'New Year’s Day', dayIn: on(1, 1) },
  { reason: 'Memorial Day', dayIn: onOrAfter(1, 5, 25) },
  { reason: 'Independence Day', dayIn: on(7, 4) },
  { reason: 'Labor Day', dayIn: onOrAfter(1, 9, 1) },
  { reason: 'Thanksgiving', dayIn: onOrAfter(4, 11, 22) },
  { reason: 'Christmas', dayIn: on(12, 25) },
];

/** The holidays of the twelve months from a day on, in order, such as `2026-12-25`. */
export function holidaysFrom(day: string): { date: string; reason: string }[] {
  const first = parseDate(day);
  const end = first.add({ years: 1 });
  return [first.year, first.year + 1]
    .flatMap((year) => holidays.map(({ reason, dayIn }) => ({ date: dayIn(year), reason })))
    .filter(({ date }) => date.compare(first) >= 0 && date.compare(end) < 0)
    .map(({ date, reason }) => ({ date: date.toString(), reason }));
}
