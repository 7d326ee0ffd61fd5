import { expect, test, vi } from 'vitest';
import { createMemorySupabase } from '../memory/createMemorySupabase.ts';
import { MemoryAuthStore } from '../memory/MemoryAuthStore.ts';
import { linkMail } from './mails.ts';

test('answers before it writes the email, and stores only a hash of the mailed token', async () => {
  const stored: string[] = [];
  const { addLink } = MemoryAuthStore.prototype;
  MemoryAuthStore.prototype.addLink = function (link, pause) {
    stored.push(link.hash);
    return addLink.call(this, link, pause);
  };
  const email = 'ana@example.com';
  const url = 'https://stories.supabase.test';
  const backend = createMemorySupabase({ url, rows: {}, users: [{ email, password: 'a' }] });
  await backend.fetch(`${url}/auth/v1/recover`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey },
    body: JSON.stringify({ email }),
  });
  // The answer comes before anything depends on the account.
  expect(stored).toEqual([]);
  await vi.waitFor(() => expect(backend.mails).toHaveLength(1));
  MemoryAuthStore.prototype.addLink = addLink;
  const token = /token_hash=([\w-]{43})&/.exec(backend.mails[0]?.text ?? '')?.[1];
  expect(token).toBeDefined();
  expect(stored).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  expect(stored).not.toContain(token);
});

test.each([
  ['https://example.com', 'https://evil.test/', 'https://example.com'],
  ['https://example.com', 'http://127.0.0.1:4000/', 'https://example.com'],
  ['http://127.0.0.1:4173', 'https://evil.test/', 'http://127.0.0.1:4173'],
  ['http://127.0.0.1:4173', 'http://localhost:4174/admin', 'http://localhost:4174'],
  ['http://127.0.0.1:4173', null, 'http://127.0.0.1:4173'],
])('mails a link from %s with the target %s to %s', (siteUrl, redirectTo, site) => {
  const { text } = linkMail('recovery', 'ana@example.com', 'x', { siteUrl, redirectTo });
  expect(text).toContain(`\n${site}/admin/password?token_hash=x&type=recovery\n`);
});
