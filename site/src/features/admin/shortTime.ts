import { company } from '../../content/company.ts';

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: company.timeZone,
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Formats a time at the office, such as "Nov 26, 2:14 PM". */
export const shortTime = (dateTime: string): string => format.format(Date.parse(dateTime));

const calendarDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats `2026-12-04` as "Dec 4, 2026". */
export const shownDay = (date: string): string =>
  date ? calendarDay.format(new Date(`${date}T00:00:00Z`)) : '';
