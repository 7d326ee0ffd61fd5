import { DEVELOPMENT_PUBLISHABLE_KEY } from '@custom-designs/supabase-local/memory';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { backend, connect, replaceBackend } from './client.ts';
import { localBackend } from './environment.ts';

afterEach(() => {
  replaceBackend();
  vi.unstubAllEnvs();
});

describe('client', () => {
  it('is made once', async () => {
    expect(await connect()).toBe(await connect());
  });

  it('is made anew for another backend, and goes back', async () => {
    const before = await connect();
    replaceBackend({ supabaseUrl: 'https://another.test' });
    expect(await connect()).not.toBe(before);
    replaceBackend();
    expect(backend().supabaseUrl).toBe(localBackend.supabaseUrl);
  });

  it('says what is wrong with the environment each time it is asked', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', 'not an address');
    await expect(connect()).rejects.toThrow(/VITE_SUPABASE_URL is not an http/);
    vi.unstubAllEnvs();
    await expect(connect()).resolves.toBeDefined();
  });

  it('knows the key that the embedded backend accepts', () => {
    expect(localBackend.publishableKey).toBe(DEVELOPMENT_PUBLISHABLE_KEY);
  });
});
