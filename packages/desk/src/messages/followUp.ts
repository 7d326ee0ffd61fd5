import { fromAbsolute, toCalendarDate, toCalendarDateTime, toZoned } from '@internationalized/date';
import { deskSite } from '../site.ts';
import { officeDay } from '../time.ts';
import type { ContactResult } from './statuses.ts';
import type { LeadChanges, StoredLead } from './storedLead.ts';

const DAY_MS = 86_400_000;

/** A new message without a contact for this many days gets a mark. */
const PATIENCE_DAYS = 3;

type Planned = Pick<StoredLead, 'status' | 'next_at'>;

export const ASK_FOR_REVIEW = 'Ask for a review';

/** The follow-up of a won message is to ask its sender for a review. */
export const isReviewPlanned = ({ status, next_at }: Planned): boolean =>
  status === 'won' && next_at !== null;

/** Whether someone may still follow up. */
export const isOpen = (lead: Planned): boolean =>
  isReviewPlanned(lead) || !['won', 'lost', 'spam'].includes(lead.status);

export const today = (): string => officeDay(Date.now());

const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`);
const later = (day: string, days: number) =>
  new Date(noonOf(day) + days * DAY_MS).toISOString().slice(0, 10);

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const isOpenOn = (name: string) =>
  deskSite().hours.some(
    ({ opens, weekdays }) => opens !== null && weekdays.some((each) => each === name),
  );

/** The first day after this one that fits. */
function dayAfter(day: string, fits: (weekday: string) => boolean): string {
  const week = Array.from({ length: 7 }, (_, index) => later(day, index + 1));
  return week.find((each) => fits(weekday.format(noonOf(each)))) ?? later(day, 1);
}

const WEEK_MS = 7 * DAY_MS;

/** The minutes between two moments at which the office was open, within the last week. */
export function openMinutes(from: number, to: number): number {
  const { hours, timeZone } = deskSite();
  const start = Math.max(from, to - WEEK_MS);
  const dayOf = (moment: number) => toCalendarDate(fromAbsolute(moment, timeZone));
  let minutes = 0;
  for (let day = dayOf(start); day.compare(dayOf(to)) <= 0; day = day.add({ days: 1 })) {
    const name = weekday.format(noonOf(day.toString()));
    const found = hours.find(({ weekdays }) => weekdays.some((each) => each === name));
    const at = (time: string) => {
      const [hour = 0, minute = 0] = time.split(':').map(Number);
      const wall = toCalendarDateTime(day).add({ hours: hour, minutes: minute });
      return toZoned(wall, timeZone).toDate().getTime();
    };
    if (!found?.opens || !found.closes) continue;
    minutes +=
      Math.max(0, Math.min(to, at(found.closes)) - Math.max(start, at(found.opens))) / 60_000;
  }
  return minutes;
}

/** The days that one press chooses. */
export function suggestedDays(day: string) {
  const tomorrow = { value: later(day, 1), label: 'Tomorrow' };
  const monday = { value: dayAfter(day, (name) => name === 'Monday'), label: 'Monday' };
  return tomorrow.value === monday.value ? [tomorrow] : [tomorrow, monday];
}

/** Whether a date field holds a whole day that the table accepts. */
export const isFollowUpDay = (day: string): boolean => day >= '2020-01-01' && day <= '2100-12-31';

const shortDay = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'short', month: 'short', day: 'numeric' },
  timeZone: 'UTC',
});

/** Formats a day as people say it. */
export function dayLabel(day: string, now = today()): string {
  if (day === now) return 'today';
  return day === later(now, 1) ? 'tomorrow' : shortDay.format(noonOf(day));
}

/** Whether an open message should be followed up by this day. */
export const isDue = (lead: StoredLead, day: string): boolean =>
  isOpen(lead) && lead.next_at !== null && lead.next_at <= day;

/** What a status changes: from two days after a message is won, on an open day, a review is due. */
export const afterStatus = (status: StoredLead['status'], day = today()): LeadChanges =>
  status === 'won' ? { status, next_at: dayAfter(later(day, 1), isOpenOn) } : { status };

/** Days that a new message has waited, without a contact or a plan. Zero if they're few. */
export function silentDays(lead: StoredLead, now = Date.now()): number {
  if (lead.status !== 'new' || lead.first_contacted_at || lead.next_at) return 0;
  const days = Math.floor((now - Date.parse(lead.created_at)) / DAY_MS);
  return days >= PATIENCE_DAYS ? days : 0;
}

/**
 * What a contact changes: someone who was reached is contacted and no longer due. Without an
 * answer, the next try is on the next open day, unless a later one is planned. Nobody asks a second
 * time for a review.
 */
export function afterContact(lead: StoredLead, result: ContactResult, day = today()): LeadChanges {
  const { status, next_at } = lead;
  if (status === 'won' && (result === 'reached' || next_at === null)) return { next_at: null };
  const isPlanned = next_at !== null && next_at > day;
  if (result !== 'reached') {
    return isPlanned ? {} : { next_at: dayAfter(day, isOpenOn) };
  }
  return {
    ...(status === 'new' && { status: 'contacted' }),
    ...(!isPlanned && { next_at: null }),
  };
}

/** Digits that identify a phone number: without the country code and the extension. */
function phoneKey(phone: string | null): string {
  const number = (phone ?? '').replace(/(?:\p{L}|#).*$/su, '').replace(/\D/g, '');
  return number.length < 7 ? '' : number.slice(-10);
}
const emailKey = (email: string | null) => email?.trim().toLowerCase() ?? '';

type Sender = Pick<StoredLead, 'email' | 'phone'>;

/** The email and the digits of the phone number that find a sender's messages. Empty if none. */
export const senderKeys = ({ email, phone }: Sender) => ({
  email: emailKey(email),
  phone: phoneKey(phone),
});

/** Whether two messages come from one person, by email or by phone number in any writing. */
export function isSameSender(one: Sender, other: Sender): boolean {
  const [mine, theirs] = [senderKeys(one), senderKeys(other)];
  return (
    (mine.email !== '' && mine.email === theirs.email) ||
    (mine.phone !== '' && mine.phone === theirs.phone)
  );
}
