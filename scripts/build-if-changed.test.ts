import { createMemorySupabase } from '@custom-designs/supabase-local/memory';
import { afterEach, expect, it, vi } from 'vitest';
import { fingerprint } from './build-if-changed.ts';

const url = 'https://build.supabase.test';
const noRows = { custom_design_blogs: [], images: [], albums: [], reviews: [] };

afterEach(() => vi.unstubAllGlobals());

/** The fingerprint of a build with these facts, as managers have changed them. */
function fingerprintWith(facts: readonly object[] | undefined) {
  const rows = { ...noRows, ...(facts && { site_facts: facts }) };
  const { fetch, publishableKey } = createMemorySupabase({ url, rows });
  vi.stubGlobal('fetch', fetch);
  return fingerprint({ VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey });
}

const price = (value: string, updated_at = '2026-11-01') => [
  { key: 'price.lighting', value, updated_at },
];

it('builds again after a manager has changed a price, and not without a change', async () => {
  const first = await fingerprintWith(price('$200'));
  expect(await fingerprintWith(price('$250'))).not.toBe(first);
  expect(await fingerprintWith(price('$200', '2026-11-02'))).toBe(first);
});

it('builds again if the rows of a table cannot be read', async () => {
  expect(await fingerprintWith(undefined)).not.toBe(await fingerprintWith(undefined));
});
