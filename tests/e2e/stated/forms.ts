import type { Layout } from './statement.ts';

export interface StatedForm {
  readonly route: string;
  readonly button: string;
  /** Field by field: something wrong, what is said of it, something right. */
  readonly fields: readonly (readonly [
    label: string,
    wrong: string,
    says: string,
    right: string,
  ])[];
  readonly sent: readonly [title: string, text: string];
  readonly on: readonly Layout[];
}

const name = 'Name must be at least 2 characters.';
const email = 'Please enter a valid email address.';
const phone = 'Please enter a valid phone number.';
const subject = 'Subject must be at least 2 characters.';
const message = 'Message must be at least 10 characters.';

/** docs/behavior.md#form-checks; confirmations: docs/behavior.md#form-fields */
export const forms: readonly StatedForm[] = [
  {
    route: '/contact',
    button: 'Send Message',
    on: ['desktop'],
    fields: [
      ['Name', 'R', name, 'Ro'],
      ['Email', 'rosa', email, 'rosa@example.com'],
      ['Phone', '956555010', phone, '9565550142'],
      ['Subject', 'P', subject, 'Pa'],
      ['Message', 'Nine char', message, 'Ten chars.'],
    ],
    sent: ['Message Sent', "We'll get back to you as soon as possible."],
  },
  {
    route: '/about',
    button: 'Submit Request',
    on: ['desktop', 'phone'],
    fields: [
      ['Name', 'R', name, 'Ro'],
      ['Email', 'rosa', email, 'rosa@example.com'],
      ['Phone', '956555010', phone, '9565550142'],
      ['Project Details', 'Nine char', message, 'Ten chars.'],
    ],
    sent: [
      'Appointment Request Received',
      "We'll contact you shortly to confirm your appointment.",
    ],
  },
];

/** The browser's own checks; only the confirmation has words of its own. */
export const phoneForm = {
  route: '/contact',
  fields: [
    ['Full Name', 'Rosa Garza'],
    ['Email Address', 'rosa@example.com'],
    ['Project Details', 'Ten chars.'],
  ],
  sent: ['Message Sent!', "We'll get back to you as soon as possible."],
} as const;
