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
