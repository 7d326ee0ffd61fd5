import { officeDay } from '../../content/officeDay.ts';

const longUs = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });

/**
 * Returns the calendar day (`2023-05-28`) of a `date` or `timestamp` column, or null for an invalid
 * value. A plain day stays as it is, and so does midnight UTC, which is how a day appears in a
 * timestamp column. Any other timestamp becomes the day at the office.
 */
export function calendarDay(value: string | null | undefined): string | null {
  const [, day, time = '', offset = ''] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}(?::?\d{2})?)?)?$/.exec(
      value?.trim() ?? '',
    ) ?? [];
  if (!day || Number.isNaN(Date.parse(day))) return null;
  const isMidnight = /^[0:.]*$/.test(time) && /^[Z+\-0:]*$/.test(offset);
  if (isMidnight) return day;
  const zone = /^[+-]\d{2}$/.test(offset) ? `${offset}:00` : offset || 'Z';
  const moment = Date.parse(`${day}T${time}${zone}`);
  return Number.isNaN(moment) ? null : officeDay(moment);
}

/**
 * Formats `2023-05-28` as 'May 28, 2023' (docs/behavior/blog.md#post-cards), the same in every time
 * zone.
 */
export function longDate(day: string): string {
  return longUs.format(new Date(`${day}T00:00:00Z`));
}
