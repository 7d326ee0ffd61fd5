/** Which form a message comes from, as the column `kind` knows it. */
export const leadKinds = ['contact', 'consultation', 'phone', 'home'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** The most characters the table `leads` takes; fields carry them as `maxLength`. */
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

/** The fewest characters of a checked form (docs/behavior.md#form-checks); fields carry them as `minLength`. */
export const leadMinimums = { name: 2, phone: 10, subject: 2, message: 10 } as const;

/** The first and the last day that the table `leads` takes as a preferred date. */
export const leadDays = { first: '2020-01-01', last: '2100-12-31' } as const;

/** A message as it is stored. Empty texts are absent. */
export interface LeadMessage {
  readonly kind: LeadKind;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly subject?: string | undefined;
  readonly message?: string | undefined;
  /** A calendar day, `2026-12-24`. */
  readonly preferredDate?: string | undefined;
  /** The service the visitor came from. */
  readonly service?: string | undefined;
  /** The city whose page the visitor came from. */
  readonly city?: string | undefined;
  /** The path the form stood on. */
  readonly page?: string | undefined;
}
