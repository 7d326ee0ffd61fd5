import type { Enums } from '../../database.gen.ts';

/** The forms that send messages, as values of the column `kind`. */
export type LeadKind = Enums<'leads_kind'>;
export const leadKinds = [
  'contact',
  'consultation',
  'phone',
  'home',
] as const satisfies readonly LeadKind[];

/** Maximum lengths in the table `leads`. Form fields use them as `maxLength`. */
export const leadLimits = {
  name: 200,
  email: 320,
  phone: 40,
  subject: 200,
  message: 5000,
  service: 100,
  city: 100,
  page: 500,
} as const;

/**
 * Minimum lengths in checked forms (docs/behavior/forms.md#form-checks). Fields use them as `minLength`.
 */
export const leadMinimums = { name: 2, phone: 10, subject: 2, message: 10 } as const;

/** The range of preferred dates that the table `leads` accepts. */
export const leadDays = { first: '2020-01-01', last: '2100-12-31' } as const;

/** A message to store. Empty texts are left out. */
export interface LeadMessage {
  readonly kind: LeadKind;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly subject?: string | undefined;
  readonly message?: string | undefined;
  /** A calendar day, `2026-12-24`. */
  readonly preferredDate?: string | undefined;
  readonly service?: string | undefined;
  /** The city whose page the visitor came from. */
  readonly city?: string | undefined;
  readonly page?: string | undefined;
}

/** What a form sends: a message with its spam signals and its id. */
export interface LeadRequest extends LeadMessage {
  /** The same for every attempt to send the same text. */
  readonly id?: string | undefined;
  /** Milliseconds from the form's first appearance to sending it. Undefined without JavaScript. */
  readonly elapsedMs?: number | undefined;
  /** The hidden honeypot field. */
  readonly website: string;
  /** A data URL. Null if the photo could not be sent, or was refused. */
  readonly photo?: string | null | undefined;
}

/** The message alone. */
export function messageOf(request: LeadRequest): LeadMessage {
  const { id: _id, elapsedMs: _elapsedMs, website: _website, photo: _photo, ...message } = request;
  return message;
}
