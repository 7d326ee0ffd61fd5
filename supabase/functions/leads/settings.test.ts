import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const WHOLE = {
  SUPABASE_URL: 'https://x.supabase.co/',
  SUPABASE_SERVICE_ROLE_KEY: 'secret',
  LEADS_SITE_URL: 'https://example.com/',
  LEADS_MAIL_URL: 'https://api.resend.com/emails',
  LEADS_MAIL_KEY: 're_1',
};
const read = (changes: { [name: string]: string | undefined } = {}) => {
  const values: { [name: string]: string | undefined } = { ...WHOLE, ...changes };
  return readSettings((name) => values[name]);
};

it('email settings alone are enough, from and to the company', () => {
  expect(read()).toEqual({
    supabaseUrl: 'https://x.supabase.co',
    secretKey: 'secret',
    siteUrl: 'https://example.com',
    mail: {
      url: 'https://api.resend.com/emails',
      key: 're_1',
      from: 'Custom Designs <customdesigns@example.com>',
      to: ['customdesigns@example.com'],
    },
    webhook: undefined,
    push: undefined,
  });
});

it('webhook settings alone are enough', () => {
  const { mail, webhook } = read({
    LEADS_MAIL_URL: '',
    LEADS_MAIL_KEY: undefined,
    LEADS_WEBHOOK_URL: 'https://example.com/hook',
    LEADS_WEBHOOK_SECRET: `whsec_${btoa('x'.repeat(24))}`,
  });
  expect(mail).toBeUndefined();
  expect(webhook?.secret).toEqual(new TextEncoder().encode('x'.repeat(24)));
});

const VAPID = { VAPID_PUBLIC_KEY: `B${'x'.repeat(86)}`, VAPID_PRIVATE_KEY: 'y'.repeat(43) };

it('keys for pushes name the company as their contact', () => {
  expect(read(VAPID).push).toMatchObject({
    privateKey: VAPID.VAPID_PRIVATE_KEY,
    subject: 'mailto:customdesigns@example.com',
  });
});

it('several mailboxes get notifications', () => {
  const { mail } = read({ LEADS_MAIL_TO: 'office@example.com, ana@example.com' });
  expect(mail?.to).toEqual(['office@example.com', 'ana@example.com']);
});

it('the newer format of the secret key is preferred', () => {
  expect(read({ SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1"}' }).secretKey).toBe('sb_secret_1');
});

it.each([
  [{ LEADS_SITE_URL: '' }, 'LEADS_SITE_URL is empty'],
  [{ LEADS_SITE_URL: 'example.com' }, 'LEADS_SITE_URL is not an http or https address'],
  [{ SUPABASE_SERVICE_ROLE_KEY: '' }, 'SUPABASE_SERVICE_ROLE_KEY is empty'],
  [{ LEADS_MAIL_KEY: '' }, 'LEADS_MAIL_URL and LEADS_MAIL_KEY need each other'],
  [{ ...VAPID, VAPID_PRIVATE_KEY: '' }, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY need each other'],
  [{ ...VAPID, VAPID_PUBLIC_KEY: 'BAAA' }, 'VAPID_PUBLIC_KEY is no key that push services take'],
  [{ ...VAPID, VAPID_SUBJECT: 'office' }, 'VAPID_SUBJECT is neither "mailto:" nor "https:"'],
  [
    { LEADS_MAIL_TO: 'a@example.com, office' },
    'LEADS_MAIL_TO holds "office", which is not an email',
  ],
  [{ LEADS_MAIL_TO: 'a@example.com,' }, 'LEADS_MAIL_TO holds ""'],
  [{ LEADS_MAIL_URL: 'http://mail.example' }, 'LEADS_MAIL_URL is not an https address'],
  [{ LEADS_WEBHOOK_URL: 'http://127.0.0.1.example' }, 'LEADS_WEBHOOK_URL is not an https address'],
  [{ LEADS_WEBHOOK_SECRET: 'secret' }, 'LEADS_WEBHOOK_SECRET is not "whsec_"'],
  [{ LEADS_MAIL_URL: '', LEADS_MAIL_KEY: '' }, 'so nobody would be told'],
])("%j is refused with the variable's name and the reason", (changes, message) => {
  expect(() => read(changes)).toThrow(message);
});
