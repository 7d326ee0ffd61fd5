/** A moment, for machines (ISO 8601) and as people read it: in a list, and in full. */
export interface LeadTime {
  readonly dateTime: string;
  readonly short: string;
  readonly full: string;
}

/** A visitor's message as managers see it. Every text is as it is read. */
export interface Lead {
  readonly id: string;
  /** The name, or what else the sender is known by. */
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly subject: string | null;
  readonly message: string | null;
  readonly preferredDate: string | null;
  /** What the message is about. */
  readonly service: string | null;
  readonly city: string | null;
  /** The path that the message was sent from. */
  readonly page: string | null;
  /** The value of a LeadStatus. */
  readonly status: string;
  readonly isUnread: boolean;
  /** Why it may be spam. */
  readonly spamReasons: readonly string[];
  readonly received: LeadTime;
  /** Changed here, and not stored yet. */
  readonly isWaiting: boolean;
  /** A notification of it did not get through. Default: false. */
  readonly isUndelivered?: boolean;
}

/** How far the company is with a message. */
export interface LeadStatus {
  readonly value: string;
  readonly label: string;
  readonly tone: 'accent' | 'cool' | 'neutral' | 'success' | 'danger';
}

/** The first words: what a list shows of a message. */
export const excerptOf = ({ subject, message }: Pick<Lead, 'subject' | 'message'>): string =>
  [subject, message]
    .filter((text) => text !== null)
    .join(' – ')
    .replace(/\s+/g, ' ')
    .slice(0, 240);
