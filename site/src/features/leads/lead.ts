/** Which form a request came from, as the column `kind` knows it. */
export type LeadKind = 'contact' | 'consultation' | 'phone' | 'home';

/** A visitor's message, whichever form it comes from (docs/behavior.md#leads-table). */
export interface Lead {
  readonly kind: LeadKind;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly subject?: string;
  readonly message?: string;
  /** A calendar day, `2026-12-24`. */
  readonly preferredDate?: string;
  /** The service the visitor came from. */
  readonly service?: string;
  /** The path the form stood on. */
  readonly page?: string;
}

/** The most characters the table `leads` takes; fields carry them as `maxLength`. */
export const leadLimits = {
  name: 200,
  email: 320,
  phone: 40,
  subject: 200,
  message: 5000,
  service: 100,
  page: 500,
} as const;

/** The first and the last day that the table `leads` takes as a preferred date. */
export const leadDays = { first: '2020-01-01', last: '2100-12-31' } as const;

/** The service a visitor came from, as links to the contact page carry it: `?service=audio-services`. */
export function prefilledService(search: string): string | undefined {
  const asked = new URLSearchParams(search).get('service') ?? '';
  const isSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(asked) && asked.length <= leadLimits.service;
  return isSlug ? asked : undefined;
}
