/** A text to start a text message or an email with. */
export interface LeadReply {
  readonly title: string;
  readonly text: string;
}

/** A time for machines (ISO 8601), and as text for a list and in full. */
export interface LeadTime {
  readonly dateTime: string;
  readonly short: string;
  readonly full: string;
}

/** A few words that a manager must not miss, such as "Due today". */
export interface LeadFlag {
  readonly label: string;
  readonly tone: 'neutral' | 'accent' | 'danger';
}

/** A detail of a message for the open message to list. */
interface LeadFact {
  readonly label: string;
  /** Null if it's unknown. The fact is then left out. */
  readonly value: string | null;
}

/** A visitor's message for managers, with every text ready to display. */
export interface Lead {
  readonly id: string;
  /** Name of the sender, or else the email address or phone number. */
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** What to dial: digits, and those of an extension after a comma. Empty if the phone has none. */
  readonly phoneDigits: string;
  readonly subject: string | null;
  readonly message: string | null;
  /** The date that the visitor prefers, in a few characters. */
  readonly preferredDay?: string | null;
  /** The service that the message is about. */
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
  /** More details for the open message, in order. */
  readonly facts: readonly LeadFact[];
  /** Has a change that isn't stored yet. */
  readonly isWaiting: boolean;
  /** The visitor sent a photo. Default: false. */
  readonly hasPhoto?: boolean;
  /** A notification about it wasn't delivered. Default: false. */
  readonly isUndelivered?: boolean;
  /** What to do about it, and who does it. Default: none. */
  readonly flags?: readonly LeadFlag[];
}

/** A status of the company's follow-up. */
export interface LeadStatus {
  readonly value: string;
  readonly label: string;
  readonly tone: 'accent' | 'cool' | 'neutral' | 'success' | 'danger';
}

/** Returns the first words of a message for a list. */
export const excerptOf = ({ subject, message }: Pick<Lead, 'subject' | 'message'>): string =>
  [subject, message]
    .filter((text) => text !== null)
    .join(' – ')
    .replace(/\s+/g, ' ')
    .slice(0, 240);
