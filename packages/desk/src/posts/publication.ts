import { fromDate, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';
import { deskSite } from '../site.ts';
import { officeDay } from '../time.ts';
import type { Publication } from './adapter/index.ts';
import type { PostFields } from './record.ts';
import { undescribed } from './sections.ts';
import { slugFrom } from './slug.ts';

/** What a post lacks. Publishing asks about it, and doesn't refuse. */
export function missingParts(fields: PostFields): readonly string[] {
  const pictures = undescribed(fields.sections);
  return [
    ...(fields.title.trim() ? [] : ['a title']),
    ...(fields.slug || slugFrom(fields.title) ? [] : ['an address']),
    ...(fields.excerpt.trim() ? [] : ['an excerpt']),
    ...(fields.image ? [] : ['a cover']),
    ...(fields.sections.length > 0 ? [] : ['text']),
    ...(pictures > 0
      ? [`alternative text for ${pictures === 1 ? 'a picture' : `${pictures} pictures`}`]
      : []),
  ];
}

/** The date that an editor chose. A date that scheduling filled in follows the time, so it's none. */
export function chosenDate(date: string, publish_at: string, now = Date.now()): string {
  const at = Date.parse(publish_at);
  return at > now && date === officeDay(at) ? '' : date;
}

/**
 * The publication at a moment, or at once if there is none. A post without a date gets the day of
 * its publication at the office.
 */
export function publicationAt(moment: Date | null, date: string, now = new Date()): Publication {
  return { publish_at: moment?.toISOString() ?? null, date: date || officeDay(moment ?? now) };
}

/** The value of a field for a time at the office, `2026-12-04T08:00`. */
export const fieldValueOf = (moment: Date): string =>
  toCalendarDateTime(fromDate(moment, deskSite().timeZone)).toString().slice(0, 16);

/** The moment of a field's value. Null for an empty field. */
export const momentOf = (value: string): Date | null =>
  value ? toZoned(parseDateTime(value), deskSite().timeZone).toDate() : null;
