import type { StatedLink, Words } from './statement.ts';

/** Where calls and mails go is `{phone}` and `{email}` in the specification: any number, any mailbox. */
export const anyPhone = /^tel:\+\d+$/;
export const anyEmail = /^mailto:\S+@\S+$/;
export const phoneLink: StatedLink = [/\d{3}.*\d{4}/, anyPhone];
export const emailLink: StatedLink = [/\S+@\S+/, anyEmail];

/** Section 9. */
export const hours: readonly Words[] = [
  /Monday to Friday/,
  /9 AM to 6 PM/,
  /Saturday/,
  /10 AM to 4 PM/,
  /Sunday/,
  /closed/i,
];

/** Section 1. */
export const areas: readonly Words[] = [
  /McAllen, Mission, Edinburg, Brownsville, Harlingen, South Padre Island and Rio Grande City, plus select South Texas projects/,
];

/** Section 1, with what a visitor has to do for it. */
export const discount: readonly Words[] = [
  /15% off all services|15% on all services/i,
  /seniors and veterans/i,
  /mention it when/i,
  /valid ID/i,
];

/** Decision: what asks for a quote or a consultation and has no stated target leads to the form. */
export const toForm = '/contact#contact';
