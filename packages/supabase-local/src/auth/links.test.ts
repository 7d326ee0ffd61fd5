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
  const account = { email: 'ana@example.com' };
  const { mail, link } = linkMail('recovery', account.email, 'x', { siteUrl, redirectTo, account });
  expect(link).toBe(`${site}/admin/password?token_hash=x&type=recovery`);
  expect(mail.text).toContain(`\n${site}/admin/password?token_hash=x&type=recovery\n`);
});

test('names the company and who invites, and adds no markup', () => {
  const user_metadata = { company: 'Cable & <b>Co', invited_by: 'maria@example.com' };
  const account = { email: 'ana@example.com', user_metadata };
  const given = { siteUrl: 'https://example.com', redirectTo: null, account };
  const { mail } = linkMail('invite', account.email, 'x', given);
  expect(mail.subject).toBe('Cable & <b>Co: your invitation');
  expect(mail.text).toMatch(
    /^maria@example.com invites you to help manage the website of Cable & <b>Co \(example.com\)./,
  );
  expect(mail.html).toContain('Cable &#38; &#60;b&#62;Co');
  const asked = linkMail('recovery', account.email, 'x', { ...given, account: { email: 'a@b.c' } });
  expect(asked.mail.text).toContain(
    'a new password for a@b.c, your account at the website example.com.',
  );
});
