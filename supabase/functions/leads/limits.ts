/** The forms that send messages, as values of the column `kind`. */
export const leadKinds = ['contact', 'consultation', 'phone', 'home'] as const;
export type LeadKind = (typeof leadKinds)[number];

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
