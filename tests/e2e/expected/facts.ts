import type { ExpectedLink, ExpectedText, Statement } from './statement.ts';

/** Phones and mailboxes are sample values (docs/behavior.md#company-facts), so any value passes. */
export const anyPhone = /^tel:\+\d+$/;
export const anyEmail = /^mailto:\S+@\S+$/;
export const phoneLink: ExpectedLink = [/\d{3}.*\d{4}/, anyPhone];
export const emailLink: ExpectedLink = [/\S+@\S+/, anyEmail];

/** docs/behavior.md#company-facts */
export const hours: readonly ExpectedText[] = [
  /Monday to Friday/,
  /9 AM to 6 PM/,
  /Saturday/,
  /10 AM to 4 PM/,
  /Sunday/,
  /closed/i,
];

/** docs/behavior.md#company-facts */
export const areas: readonly ExpectedText[] = [
  /McAllen, Mission, Edinburg, Brownsville, Harlingen, South Padre Island and Rio Grande City, plus select South Texas projects/,
];

/** docs/behavior.md#discount */
export const discount: readonly ExpectedText[] = [
  /15% off all services|15% on all services/i,
  /seniors and veterans/i,
  /mention it when/i,
  /valid ID/i,
];

/** docs/behavior.md#button-targets */
export const toForm = '/contact#contact';
export const contactAbout = (route: string) =>
  `/contact?service=${route.split('/').at(-1)}#contact`;

/** The form in a page's closing (docs/behavior.md#form-fields). */
export const shortForm: Statement = {
  texts: [/About: \S/],
  fields: [
    { label: 'Full Name', isRequired: true },
    { label: 'Email Address', isRequired: true },
    { label: /^Phone\b.*optional/i, isRequired: false },
    { label: 'Project Details', isRequired: true, rows: 5 },
  ],
  buttons: ['Send Message'],
};
