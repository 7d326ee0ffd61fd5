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
])('%s form', (_name, schema) => {
  it.each([
    ['name', 'A', 'Name must be at least 2 characters.'],
    ['name', '     ', 'Name must be at least 2 characters.'],
    ['email', 'ana at example', 'Please enter a valid email address.'],
    ['phone', '555-0110', 'Please enter a valid phone number.'],
    ['message', 'Lights', 'Message must be at least 10 characters.'],
  ])('says what is wrong with %s "%s"', (field, value, text) => {
    expect(messages(schema, { ...good, [field]: value })).toEqual([text]);
  });
});

describe('contact form', () => {
  it('takes a whole request, without the white space around it', () => {
    expect(z.parse(contactSchema, { ...good, name: '  Ana Ruiz ' })).toEqual(good);
  });

  it('says what is wrong with a subject of one letter', () => {
    expect(messages(contactSchema, { ...good, subject: 'P' })).toEqual([
      'Subject must be at least 2 characters.',
    ]);
  });

  it('says one thing for each empty field', () => {
    const empty = { name: '', email: '', phone: '', subject: '', message: '' };
    expect(messages(contactSchema, empty)).toHaveLength(5);
  });
});

describe('consultation form', () => {
  it.each([undefined, '', '2026-12-24'])('takes %s as the preferred date', (preferredDate) => {
    expect(messages(consultationSchema, { ...good, preferredDate })).toEqual([]);
  });

  it.each(['0026-12-24', '2019-12-31', '2101-01-01', 'soon'])(
    'does not take %s as the preferred date',
    (preferredDate) => {
      expect(messages(consultationSchema, { ...good, preferredDate })).toEqual([
        'Please enter a valid date.',
      ]);
    },
  );

  it('does not ask for a subject', () => {
    const { subject: _, ...rest } = good;
    expect(messages(consultationSchema, rest)).toEqual([]);
  });
});
