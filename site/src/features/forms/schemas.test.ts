import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { consultationSchema, contactSchema } from '../../../../supabase/functions/leads/schemas.ts';

const good = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '956-555-0110',
  subject: 'Patio',
  message: 'Lights for the patio, please.',
};

const messages = (schema: z.ZodMiniType, values: object) =>
  z.safeParse(schema, values).error?.issues.map((issue) => issue.message) ?? [];

describe.each([
  ['contact', contactSchema],
  ['consultation', consultationSchema],
])('the %s form', (_name, schema) => {
  it.each([
    ['name', 'A', 'Name must be at least 2 characters.'],
    ['name', '     ', 'Name must be at least 2 characters.'],
    ['email', 'ana at example', 'Please enter a valid email address.'],
    ['phone', '555-0110', 'Please enter a valid phone number.'],
    ['message', 'Lights', 'Message must be at least 10 characters.'],
  ])('explains the error in %s "%s"', (field, value, text) => {
    expect(messages(schema, { ...good, [field]: value })).toEqual([text]);
  });
});

describe('the contact form', () => {
  it('accepts a complete request, trimmed', () => {
    expect(z.parse(contactSchema, { ...good, name: '  Ana Ruiz ' })).toEqual(good);
  });

  it('explains the error in a subject of one letter', () => {
    expect(messages(contactSchema, { ...good, subject: 'P' })).toEqual([
      'Subject must be at least 2 characters.',
    ]);
  });

  it('shows one error for each empty field', () => {
    const empty = { name: '', email: '', phone: '', subject: '', message: '' };
    expect(messages(contactSchema, empty)).toHaveLength(5);
  });
});

describe('the consultation form', () => {
  it.each([undefined, '', '2026-12-24'])('accepts %s as the preferred date', (preferredDate) => {
    expect(messages(consultationSchema, { ...good, preferredDate })).toEqual([]);
  });

  it.each(['0026-12-24', '2019-12-31', '2101-01-01', 'soon'])(
    'refuses %s as the preferred date',
    (preferredDate) => {
      expect(messages(consultationSchema, { ...good, preferredDate })).toEqual([
        'Please enter a valid date.',
      ]);
    },
  );

  it('requires no subject', () => {
    const { subject: _, ...rest } = good;
    expect(messages(consultationSchema, rest)).toEqual([]);
  });
});
