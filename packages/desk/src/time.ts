import { deskSite } from './site.ts';

/**
 * A format for times at the office. The first use makes it, because this module is loaded before the
 * site says its time zone.
 */
export function atOffice(options: Intl.DateTimeFormatOptions, locale = 'en-US') {
  let made: Intl.DateTimeFormat | undefined;
  const format = (moment: number | Date): string => {
    made ??= new Intl.DateTimeFormat(locale, { timeZone: deskSite().timeZone, ...options });
    return made.format(moment);
  };
  return { format };
}

/** The office's time zone, such as "Central Time (Chicago)". */
export function zoneInWords(): string {
  const { timeZone } = deskSite();
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  const name = zone.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  return `${name} (${timeZone.replace(/^.*\//, '').replaceAll('_', ' ')})`;
}

const short = atOffice({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** Formats a time at the office, such as "Nov 26, 2:14 PM". */
export const shortTime = (dateTime: string): string => short.format(Date.parse(dateTime));

const full = atOffice({ dateStyle: 'medium', timeStyle: 'short' });

/** Formats a time at the office with its year, such as "Nov 26, 2026, 2:14 PM". */
export const fullTime = (dateTime: string): string => full.format(Date.parse(dateTime));

const time = atOffice({ hour: 'numeric', minute: '2-digit' });

/** Formats a time at the office without its day, such as "2:14 PM". */
export const timeOfDay = (dateTime: string): string => time.format(Date.parse(dateTime));

// Sweden writes dates as ISO 8601 does.
const day = atOffice({}, 'sv-SE');

/** A moment's day at the office, such as `2026-12-24`. The database's policies use the same day. */
export const officeDay = (moment: number | Date): string => day.format(moment);

const calendarDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats `2026-12-04` as "Dec 4, 2026". */
export const shownDay = (date: string): string =>
  date ? calendarDay.format(new Date(`${date}T00:00:00Z`)) : '';
