import type { SelectOption } from '@custom-designs/ui/components/Select';
import type { Lead, LeadFlag, LeadTime } from '@custom-designs/ui/leads';
import { dialed } from '../../../../supabase/functions/_shared/dialed.ts';
import { personName } from '../../../../supabase/functions/_shared/personName.ts';
import { atOffice, shortTime } from '../time.ts';
import {
  ASK_FOR_REVIEW,
  dayLabel,
  isOpen,
  isReviewPlanned,
  silentDays,
  today,
} from './followUp.ts';
import type { Reply } from './replies.ts';
import { spamReasonLabels } from './statuses.ts';
import { type StoredLead, senderOf } from './storedLead.ts';

const day = atOffice({ year: 'numeric', month: '2-digit', day: '2-digit' });
const hour = atOffice({ hour: 'numeric', minute: '2-digit' });
const monthAndDay = atOffice({ month: 'short', day: 'numeric' });
const shortDate = atOffice({ dateStyle: 'medium' });
const full = atOffice({ dateStyle: 'long', timeStyle: 'short' });
// A calendar day doesn't depend on the time zone.
const fullDay = atOffice({ dateStyle: 'full', timeZone: 'UTC' });

/** Formats a time at the office: the hour for today, the day for this year, or else the date. */
export function timeOf(dateTime: string, now = Date.now()): LeadTime {
  const moment = Date.parse(dateTime);
  const isToday = day.format(moment) === day.format(now);
  const isThisYear = day.format(moment).slice(-4) === day.format(now).slice(-4);
  const shown = isToday ? hour : isThisYear ? monthAndDay : shortDate;
  return { dateTime, short: shown.format(moment), full: full.format(moment) };
}

export const timelineTime = (dateTime: string) => ({
  dateTime,
  label: shortTime(dateTime),
});

const dayOf = (value: string, shown: ReturnType<typeof atOffice>) => {
  const moment = Date.parse(`${value}T00:00:00Z`);
  return Number.isNaN(moment) ? value : shown.format(moment);
};

const shortDay = atOffice({ month: 'short', day: 'numeric', timeZone: 'UTC' });

/** What to do about an open message, and who does it. */
function flagsOf(lead: StoredLead, me: string): LeadFlag[] {
  if (!isOpen(lead) || lead.deleted_at) return [];
  const { next_at, owner } = lead;
  const day = today();
  const silent = silentDays(lead);
  const flags: (LeadFlag | false)[] = [
    silent > 0 && { label: `No contact for ${silent} days`, tone: 'danger' },
    next_at !== null && {
      label: `${isReviewPlanned(lead) ? ASK_FOR_REVIEW : next_at > day ? 'Follow up' : 'Due'} ${dayLabel(next_at)}`,
      tone: next_at > day ? 'neutral' : next_at < day ? 'danger' : 'accent',
    },
    owner !== null && {
      label: `Owner: ${owner === me ? 'me' : personName(owner)}`,
      tone: 'neutral',
    },
  ];
  return flags.filter((flag) => flag !== false);
}

export interface InboxContent {
  readonly services: readonly SelectOption[];
  readonly cities: readonly SelectOption[];
  /** Texts to start an answer with, as of the build. `reply.review` asks for a review. */
  readonly replies: readonly Reply[];
}

export const labelOf = (choices: readonly SelectOption[], value: string | null): string | null =>
  choices.find((choice) => choice.value === value)?.label ?? value;

/** Formats a ten-digit number the American way. Other numbers stay as typed. */
export const phoneLabel = (phone: string): string =>
  phone.replace(/^\s*(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s.-]*(\d{3})[\s.-]*(\d{4})\s*$/, '($1) $2-$3');

/** Adds what the screen shows to a message: labels, and what follows from its columns. */
export function toLead(
  stored: StoredLead,
  { services, cities }: Pick<InboxContent, 'services' | 'cities'>,
  { isWaiting = false, isUndelivered = false, me = '' } = {},
): Lead {
  const service = labelOf(services, stored.service);
  const city = labelOf(cities, stored.city);
  return {
    ...stored,
    name: senderOf(stored),
    phone: stored.phone && phoneLabel(stored.phone),
    phoneDigits: dialed(stored.phone ?? ''),
    preferredDay: stored.preferred_date && dayOf(stored.preferred_date, shortDay),
    service,
    city,
    isUnread: stored.read_at === null,
    spamReasons: spamReasonLabels(stored.spam_reasons),
    received: timeOf(stored.created_at),
    facts: [
      {
        label: 'Preferred date',
        value: stored.preferred_date && dayOf(stored.preferred_date, fullDay),
      },
      { label: 'Service', value: service },
      { label: 'City', value: city },
    ],
    hasPhoto: stored.has_photo,
    isWaiting,
    isUndelivered,
    flags: flagsOf(stored, me),
  };
}
