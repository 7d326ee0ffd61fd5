import { officeDay } from '../../content/officeDay.ts';
import type { Publication } from './adapter/index.ts';
import type { PostFields } from './post.ts';
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
    ...(fields.category.trim() ? [] : ['a category']),
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
 * The publication at a moment of the browser's time zone (`2026-12-04T08:00`), or at once. A post
 * without a date gets the day of its publication at the office.
 */
export function publicationAt(moment: string, date: string, now = new Date()): Publication {
  const at = moment ? new Date(moment) : now;
  return { publish_at: moment ? at.toISOString() : null, date: date || officeDay(at) };
}

/** A moment as the value of a field, in the browser's time zone. */
export function fieldValueOf(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
