import { openScenario } from '@custom-designs/mocks';
import { DEVELOPMENT_PUBLISHABLE_KEY } from '@custom-designs/supabase-local/memory';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leadSink } from '../features/leads/adapter.ts';
import { backend, connect, replaceBackend } from './client.ts';
import { localBackend } from './environment.ts';

afterEach(() => {
  replaceBackend();
  vi.unstubAllEnvs();
});

function open() {
  const { backend: memory, fetch } = openScenario('ok');
  replaceBackend({
    supabaseUrl: memory.url,
    publishableKey: memory.publishableKey,
    leads: 'supabase',
    fetch,
  });
  return memory;
}

describe('client', () => {
  it('is made once', async () => {
    expect(await connect()).toBe(await connect());
  });

  it('is made anew for another backend, and goes back', async () => {
    const before = await connect();
    open();
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

describe('requests of visitors', () => {
  it('arrive in the table leads, blanks as nothing', async () => {
    const memory = open();
    await leadSink()({
      kind: 'consultation',
      name: ' Ana Ruiz ',
      email: 'ana@example.com',
      phone: '956-555-0110',
      message: 'Lights for the patio.',
      preferredDate: '2026-12-24',
      page: '/about',
      elapsedMs: 9000,
      website: '',
    });
    const [row] = memory.rowsOf('leads');
    expect(row).toMatchObject({
      kind: 'consultation',
      name: 'Ana Ruiz',
      phone: '956-555-0110',
      preferred_date: '2026-12-24',
      page: '/about',
    });
    expect(row?.subject).toBeUndefined();
  });

  it('are refused at a field when nobody could answer them', async () => {
    open();
    const refused = await leadSink()({
      kind: 'home',
      message: 'Call me.',
      elapsedMs: 9000,
      website: '',
    });
    expect(refused).toEqual({ email: 'Please enter a valid email address.' });
  });
});
