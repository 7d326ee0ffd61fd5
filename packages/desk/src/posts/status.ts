import { atOffice, officeDay } from '../time.ts';

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
