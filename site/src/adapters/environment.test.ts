import { describe, expect, it } from 'vitest';
import { localBackend, parseEnvironment } from './environment.ts';

const hosted = 'https://example.supabase.co';
const key = 'sb_publishable_example';

describe('environment', () => {
  it('needs nothing: the local backend and the console are used', () => {
    expect(parseEnvironment({})).toEqual({ ...localBackend, leads: 'console' });
  });

  it('takes an empty line of a .env file for no line', () => {
    const values = { VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: ' ', VITE_LEADS: '' };
    expect(parseEnvironment(values)).toEqual(parseEnvironment({}));
  });

  it('hands over what a deployment has chosen', () => {
    const values = {
      VITE_SUPABASE_URL: hosted,
      VITE_SUPABASE_PUBLISHABLE_KEY: key,
      VITE_LEADS: 'supabase',
    };
    expect(parseEnvironment(values)).toEqual({
      supabaseUrl: hosted,
      publishableKey: key,
      leads: 'supabase',
    });
  });

  it('names every variable that cannot be used, all at once', () => {
    const values = { VITE_SUPABASE_URL: 'supabase.co', VITE_LEADS: 'fax' };
    expect(() => parseEnvironment(values)).toThrow(/VITE_SUPABASE_URL is not an http/);
    expect(() => parseEnvironment(values)).toThrow(/VITE_LEADS is neither/);
  });

  it('refuses a hosted project without its key', () => {
    expect(() => parseEnvironment({ VITE_SUPABASE_URL: hosted })).toThrow(
      /VITE_SUPABASE_PUBLISHABLE_KEY is empty/,
    );
  });

  it.each([
    ['a new secret key', 'sb_secret_abc'],
    ['a legacy service key', `x.${btoa('{"role":"service_role"}')}.y`],
  ])('refuses %s, which every visitor could read', (_name, secret) => {
    expect(() => parseEnvironment({ VITE_SUPABASE_PUBLISHABLE_KEY: secret })).toThrow(
      /VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key/,
    );
  });
});
