import type { JsonObject, LinkType, OutboxMail } from '../interfaces.ts';

/** What an email names. */
interface Names {
  /** The account's address now. */
  email: string;
  /** The company, or the site's host if the invitation didn't say. */
  company: string;
  /** The company's website, with its host. */
  website: string;
  /** Who invites. */
  inviter: string;
}

interface MailText {
  subject: string;
  before: string;
  after: string;
}

const IGNORE = 'If it wasn’t you, ignore this email. Then nothing changes.';

const TEXTS: { [type in LinkType]: (names: Names) => MailText } = {
  invite: ({ company, website, inviter }) => ({
    subject: `${company}: your invitation`,
    before: `${inviter} invites you to help manage ${website}. To accept, choose your password here:`,
    after: `The link works once, within 24 hours. After that, ask ${inviter} for another invitation. If you don’t know what this is about, ignore this email. Without your password, nobody gets in.`,
  }),
  recovery: ({ company, website, email }) => ({
    subject: `${company}: choose a new password`,
    before: `Someone asked for a new password for ${email}, your account at ${website}. Choose it here:`,
    after: `The link works once, within one hour. ${IGNORE}`,
  }),
  email_change: ({ company, website, email }) => ({
    subject: `${company}: confirm your new email address`,
    before: `You sign in to manage ${website} with ${email}. Confirm that this is your new address:`,
    after: `The link works once, within one hour. ${IGNORE}`,
  }),
  email_undo: ({ company, website }) => ({
    subject: `${company}: the email address of your account changes`,
    before: `Someone asked to sign in to your account at ${website} with another email address. If it wasn’t you, keep this address and choose a new password here:`,
    after: 'The link works once, within a day. If it was you, ignore this email.',
  }),
};

/** The page that the templates of a hosted project name too (docs/deploy.md). */
const PAGE = '/admin/password';

const isLoopback = (url: URL) => /^(127\.|localhost$|\[::1\]$)/.test(url.hostname);

/**
 * The site that a link leads to. A request may name another port of this machine, but no other
 * site, because it would get the token.
 */
function siteOf(siteUrl: string, redirectTo: string | null): string {
  const asked = URL.parse(redirectTo ?? '');
  const isAllowed = asked && isLoopback(asked) && isLoopback(new URL(siteUrl));
  return isAllowed ? asked.origin : new URL(siteUrl).origin;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const named = (name: unknown) => (typeof name === 'string' && name.length < 256 ? name : '');

interface MailOptions {
  siteUrl: string;
  redirectTo: string | null;
  /** The account's address now, and what its invitation said of the company and the inviter. */
  account: { email: string; user_metadata?: JsonObject };
}

/** The email with a link, as it goes to the outbox, and the link. */
export function linkMail(
  type: LinkType,
  to: string,
  token: string,
  { siteUrl, redirectTo, account }: MailOptions,
): { mail: OutboxMail; link: string } {
  const site = siteOf(siteUrl, redirectTo);
  const { host, hostname } = new URL(site);
  const { company, invited_by } = account.user_metadata ?? {};
  const { subject, before, after } = TEXTS[type]({
    email: account.email,
    company: named(company) || host,
    website: named(company) ? `the website of ${named(company)} (${host})` : `the website ${host}`,
    inviter: named(invited_by) || 'A manager',
  });
  const page = type === 'email_undo' ? 'recovery' : type;
  const link = `${site}${PAGE}?token_hash=${token}&type=${page}`;
  const html = `<p>${escaped(before)}</p><p><a href="${escaped(link)}">${escaped(link)}</a></p>`;
  const mail = {
    id: `auth-${crypto.randomUUID()}`,
    at: new Date().toISOString(),
    from: `no-reply@${hostname}`,
    to: [to],
    subject,
    html: `${html}<p>${escaped(after)}</p>`,
    text: `${before}\n\n${link}\n\n${after}\n`,
  };
  return { mail, link };
}
