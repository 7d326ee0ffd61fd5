import { atOffice, officeDay, shownDay } from '../time.ts';

export type PostStatus = 'draft' | 'scheduled' | 'published';

interface Dated {
  readonly status: 'draft' | 'published';
  readonly publish_at: string;
  readonly date: string;
}

/** Whether readers see the post, as the database's policy decides. */
export function statusOf({ status, publish_at, date }: Dated, now = Date.now()): PostStatus {
  if (status === 'draft') return 'draft';
  const isEarly = publish_at !== '' && Date.parse(publish_at) > now;
  return isEarly || date > officeDay(now) ? 'scheduled' : 'published';
}

const exact = atOffice({ dateStyle: 'medium', timeStyle: 'short' });
const hour = atOffice({ timeStyle: 'short' });

/** Formats a moment at the office: the time for today, or else also the date. */
export function shownTime(moment: string, now = new Date()): string {
  const at = new Date(moment);
  return (officeDay(at) === officeDay(now) ? hour : exact).format(at);
}

const DAY_MS = 86_400_000;

/** When readers see a scheduled post, such as "tomorrow, 9:00 AM" or "Dec 4, 2026". */
export function appearsAt(
  { publish_at, date }: Pick<Dated, 'publish_at' | 'date'>,
  now = new Date(),
): string {
  const at = new Date(publish_at || `${date}T12:00`);
  // A later date on the page hides the post beyond its time.
  if (!publish_at || date > officeDay(at)) return shownDay(date);
  const day = officeDay(at);
  if (day === officeDay(now)) return `today, ${hour.format(at)}`;
  if (day === officeDay(now.getTime() + DAY_MS)) return `tomorrow, ${hour.format(at)}`;
  return exact.format(at);
}
