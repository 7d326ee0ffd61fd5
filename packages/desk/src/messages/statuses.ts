import type { LeadStatus } from '@custom-designs/ui/leads';

/** In the order of the keys 1 to 6. */
export const statuses = [
  { value: 'new', label: 'New', tone: 'accent' },
  { value: 'contacted', label: 'Contacted', tone: 'cool' },
  { value: 'scheduled', label: 'Scheduled', tone: 'cool' },
  { value: 'won', label: 'Won', tone: 'success' },
  { value: 'lost', label: 'Lost', tone: 'neutral' },
  { value: 'spam', label: 'Spam', tone: 'danger' },
] as const satisfies readonly LeadStatus[];

/** The status with this value. Undefined if there is none. */
export const statusOf = (value: string) => statuses.find((status) => status.value === value)?.value;

export const statusLabel = (value: string): string =>
  statuses.find((status) => status.value === value)?.label ?? value;

/** What came of a call, a text message, or an email. */
export const contactResults = ['reached', 'voicemail', 'later'] as const;

export type ContactResult = (typeof contactResults)[number];

/** What came of a contact, for the history and toasts. */
export const resultLabels: Readonly<Record<ContactResult, string>> = {
  reached: 'Reached',
  voicemail: 'Left a message',
  later: 'Try later',
};

const reasons: Readonly<Record<string, string>> = {
  fast: 'sent within three seconds',
  flood: 'one of many sent at once',
  honeypot: 'a hidden field was filled in',
  links: 'many links',
  repeat: 'sent more than once',
};

/** Explains to managers why a message may be spam. */
export const spamReasonLabels = (found: readonly string[]): string[] =>
  found.map((reason) => reasons[reason] ?? reason);
