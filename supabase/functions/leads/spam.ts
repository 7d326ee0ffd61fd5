import type { LeadMessage } from './limits.ts';

export type SpamReason = 'fast' | 'honeypot' | 'links' | 'repeat';

export interface Signs {
  message: LeadMessage;
  honeypot: string;
  /** Undefined if the form was sent without JavaScript. */
  elapsedMs: number | undefined;
  /** Whether the sender has sent the same words within a day. */
  isRepeat: boolean;
}

/** Nobody reads, fills in, and sends a form in less (docs/behavior.md#form-spam). */
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

/** Every sign that nobody wrote this by hand, in alphabetical order. */
export function spamReasons({ message, honeypot, elapsedMs, isRepeat }: Signs): SpamReason[] {
  const signs: [SpamReason, boolean][] = [
    ['fast', elapsedMs !== undefined && elapsedMs < MINIMUM_MS],
    ['honeypot', honeypot !== ''],
    ['links', hasSpamLinks(message)],
    ['repeat', isRepeat],
  ];
  return signs.filter(([, isGiven]) => isGiven).map(([reason]) => reason);
}

/** One weak sign may be a person. The field no person sees, or two signs, is a program. */
export const isSpam = (reasons: readonly SpamReason[]): boolean =>
  reasons.includes('honeypot') || reasons.length > 1;
