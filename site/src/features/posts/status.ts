import { officeDay } from '../../content/officeDay.ts';

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

const exact = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const hour = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** Formats a moment in the editor's own time zone: the time for today, or else also the date. */
export function shownTime(moment: string, now = new Date()): string {
  const at = new Date(moment);
  return (at.toDateString() === now.toDateString() ? hour : exact).format(at);
}
