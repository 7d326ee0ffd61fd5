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

describe('the contact form', () => {
  it('accepts a complete request, trimmed', () => {
    expect(z.parse(contactSchema, { ...good, name: '  Ana Ruiz ' })).toEqual(good);
  });

  it('explains the error in a name of spaces', () => {
    expect(messages(contactSchema, { ...good, name: '     ' })).toEqual([
      'Name must be at least 2 characters.',
    ]);
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
});
