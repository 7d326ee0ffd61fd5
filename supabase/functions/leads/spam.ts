import type { LeadMessage } from './limits.ts';

export type SpamReason = 'fast' | 'honeypot' | 'links' | 'repeat';

export interface Signs {
  message: LeadMessage;
  honeypot: string;
  /** Undefined if the form was sent without JavaScript. */
  elapsedMs: number | undefined;
  /** Whether the sender has sent the same text within a day. */
  isRepeat: boolean;
}

/** A person can't read, fill in, and send a form faster (docs/behavior/forms.md#form-spam). */
export const MINIMUM_MS = 3000;

/** Someone who asks for a price may link a plan and a picture. */
const MOST_LINKS = 2;

const LINK = /https?:\/\/|www\.\S/gi;
const MARKUP = /<a\s|\[url[=\]]/i;

function hasSpamLinks({ name = '', subject = '', phone = '', message = '' }: LeadMessage): boolean {
  const heading = [name, subject, phone].join(' ');
  if ((heading.match(LINK) ?? []).length > 0 || MARKUP.test(message)) return true;
  return (message.match(LINK) ?? []).length > MOST_LINKS;
}

/** Returns the signs that a program wrote the message, in alphabetical order. */
export function spamReasons({ message, honeypot, elapsedMs, isRepeat }: Signs): SpamReason[] {
  const signs: [SpamReason, boolean][] = [
    ['fast', elapsedMs !== undefined && elapsedMs < MINIMUM_MS],
    ['honeypot', honeypot !== ''],
    ['links', hasSpamLinks(message)],
    ['repeat', isRepeat],
  ];
  return signs.filter(([, isGiven]) => isGiven).map(([reason]) => reason);
}

/** A single weak sign may come from a person. The hidden field, or two signs, mean a program. */
export const isSpam = (reasons: readonly SpamReason[]): boolean =>
  reasons.includes('honeypot') || reasons.length > 1;
