import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isTrapped } from './FormTrap.tsx';
import { validateWith } from './validateWith.ts';

const schema = z.object({
  name: z.string().check(z.minLength(2, 'too short'), z.regex(/^A/, 'no A')),
  email: z.email('no address'),
});

describe('validateWith', () => {
  it('gives one message a field, the first of the schema, in its order', () => {
    const messages = validateWith(schema)({ name: 'b', email: '' }) ?? {};
    expect(Object.entries(messages)).toEqual([
      ['name', 'too short'],
      ['email', 'no address'],
    ]);
  });

  it('gives null when all is well', () => {
    expect(validateWith(schema)({ name: 'Ana', email: 'ana@example.com' })).toBeNull();
  });

  it('refuses a schema that cannot answer at once', () => {
    const slow = { '~standard': { validate: async () => ({}) } };
    expect(() => validateWith(slow)({})).toThrow(/asynchronous/);
  });
});

describe('isTrapped', () => {
  it('catches a filled honeypot and a form filled in under three seconds', () => {
    expect(isTrapped({ honeypot: 'x', elapsedMs: 9000 })).toBe(true);
    expect(isTrapped({ honeypot: '', elapsedMs: 2999 })).toBe(true);
    expect(isTrapped({ honeypot: '', elapsedMs: 3000 })).toBe(false);
  });
});
