import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { validateLazily, validateWith } from './validateWith.ts';

const schema = z.object({
  name: z.string().check(z.minLength(2, 'too short'), z.regex(/^A/, 'no A')),
  email: z.email('no address'),
});

describe('validateWith', () => {
  it("returns one message per field, the schema's first, in order", () => {
    const messages = validateWith(schema)({ name: 'b', email: '' }) ?? {};
    expect(Object.entries(messages)).toEqual([
      ['name', 'too short'],
      ['email', 'no address'],
    ]);
  });

  it('returns null for valid values', () => {
    expect(validateWith(schema)({ name: 'Ana', email: 'ana@example.com' })).toBeNull();
  });

  it('refuses an asynchronous schema', () => {
    const slow = { '~standard': { validate: async () => ({}) } };
    expect(() => validateWith(slow)({})).toThrow(/asynchronous/);
  });
});

describe('validateLazily', () => {
  it('fetches its schema with the first check and responds at once from then on', async () => {
    const load = vi.fn(async () => schema);
    const validate = validateLazily(load);
    expect(load).not.toHaveBeenCalled();
    expect(await validate({ name: 'b', email: 'a@example.com' })).toEqual({ name: 'too short' });
    expect(validate({ name: 'Ana', email: 'a@example.com' })).toBeNull();
    expect(load).toHaveBeenCalledOnce();
  });

  it('retries a schema that could not be fetched', async () => {
    const load = vi.fn(async () => schema).mockRejectedValueOnce(new Error('offline'));
    const validate = validateLazily(load);
    await expect(validate({ name: 'Ana', email: '' })).rejects.toThrow('offline');
    expect(await validate({ name: 'Ana', email: '' })).toEqual({ email: 'no address' });
  });
});
