import { describe, expect, it } from 'vitest';
import { localBackend, parseEnvironment } from './environment.ts';
import { localSite } from './localSite.ts';

const hosted = 'https://example.supabase.co';
const key = 'sb_publishable_example';

describe('the environment', () => {
  it('needs no variables: the defaults are the local backend, which stores messages, and the local site', () => {
    const local = { ...localBackend, leads: 'supabase', siteUrl: localSite, isHosted: false };
    expect(parseEnvironment({})).toEqual(local);
  });

  it('treats an empty line of a .env file as missing', () => {
    const values = {
      VITE_SUPABASE_URL: '',
      VITE_SUPABASE_PUBLISHABLE_KEY: ' ',
      VITE_LEADS: '',
      VITE_SITE_URL: '',
    };
    expect(parseEnvironment(values)).toEqual(parseEnvironment({}));
  });

  it('returns the settings of a deployment', () => {
    const values = {
      VITE_SUPABASE_URL: hosted,
      VITE_SUPABASE_PUBLISHABLE_KEY: key,
      VITE_LEADS: 'supabase',
      VITE_SITE_URL: 'https://example.com',
    };
    expect(parseEnvironment(values)).toEqual({
      supabaseUrl: hosted,
      publishableKey: key,
      leads: 'supabase',
      siteUrl: 'https://example.com',
      isHosted: true,
    });
  });

  it('names every invalid variable at once', () => {
    const values = { VITE_SUPABASE_URL: 'supabase.co', VITE_LEADS: 'fax' };
    expect(() => parseEnvironment(values)).toThrow(/VITE_SUPABASE_URL is not an http/);
    expect(() => parseEnvironment(values)).toThrow(/VITE_LEADS is neither/);
  });

  it('names every variable that a hosted project lacks at once', () => {
    expect(() => parseEnvironment({ VITE_SUPABASE_URL: hosted })).toThrow(
      /PUBLISHABLE_KEY is empty.*VITE_SITE_URL is empty.*VITE_LEADS is empty/s,
    );
  });

  it("removes the trailing slash from the site's and the backend's address", () => {
    const values = {
      VITE_SITE_URL: 'https://Example.com/',
      VITE_SUPABASE_URL: 'http://localhost:8000/',
    };
    const { siteUrl, supabaseUrl } = parseEnvironment(values);
    expect([siteUrl, supabaseUrl]).toEqual(['https://example.com', 'http://localhost:8000']);
  });

  it.each([
    'example.com',
    'ftp://example.com',
    'https://example.com/shop',
    'https://example.com?a',
  ])('refuses %s as the address of the site', (address) => {
    expect(() => parseEnvironment({ VITE_SITE_URL: address })).toThrow(
      /VITE_SITE_URL is not the address of a site/,
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
