import { DEVELOPMENT_PUBLISHABLE_KEY } from '@custom-designs/supabase-local/memory';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { backend, connect, replaceBackend } from './client.ts';
import { localBackend } from './environment.ts';

afterEach(() => {
  replaceBackend();
  vi.unstubAllEnvs();
});

describe('client', () => {
  it('makes the client once', async () => {
    expect(await connect()).toBe(await connect());
  });

  it('makes a new client for another backend, and again for the default one', async () => {
    const before = await connect();
    replaceBackend({ supabaseUrl: 'https://another.test' });
    expect(await connect()).not.toBe(before);
    replaceBackend();
    expect(backend().supabaseUrl).toBe(localBackend.supabaseUrl);
  });

  it('reports an invalid environment on every call', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', 'not an address');
    await expect(connect()).rejects.toThrow(/VITE_SUPABASE_URL is not an http/);
    vi.unstubAllEnvs();
    await expect(connect()).resolves.toBeDefined();
  });

  it('uses the key that the embedded backend accepts', () => {
    expect(localBackend.publishableKey).toBe(DEVELOPMENT_PUBLISHABLE_KEY);
  });
});
