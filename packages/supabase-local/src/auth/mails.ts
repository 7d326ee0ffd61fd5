import type { LinkType, OutboxMail } from '../interfaces.ts';

interface MailText {
  subject: string;
  before: string;
  after: string;
}

const TEXTS: { [type in LinkType]: MailText } = {
  invite: {
    subject: 'You’re invited',
    before: 'You’re invited to manage the website. Choose your password here:',
    after: 'The link works once, within 24 hours. After that, ask for another invitation.',
  },
  recovery: {
    subject: 'Choose a new password',
    before: 'Someone asked for a new password for your account. Choose it here:',
    after: 'The link works once, within one hour. If it wasn’t you, ignore this email.',
  },
  email_change: {
    subject: 'Confirm your new email address',
    before: 'Confirm that this is the new email address of your account:',
    after: 'The link works once, within one hour. If it wasn’t you, ignore this email.',
  },
  email_undo: {
    subject: 'The email address of your account changes',
    before:
      'Someone asked to sign in to your account with another email address. If it wasn’t you, keep this address and choose a new password here:',
    after: 'The link works once, within a day. If it was you, ignore this email.',
  },
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

/** The email with a link, as it goes to the outbox. */
export function linkMail(
  type: LinkType,
  to: string,
  token: string,
  { siteUrl, redirectTo }: { siteUrl: string; redirectTo: string | null },
): OutboxMail {
  const { subject, before, after } = TEXTS[type];
  const site = siteOf(siteUrl, redirectTo);
  const page = type === 'email_undo' ? 'recovery' : type;
  const link = `${site}${PAGE}?token_hash=${token}&type=${page}`;
  const html = `<p>${before}</p><p><a href="${link.replaceAll('&', '&amp;')}">${subject}</a></p>`;
  return {
    id: `auth-${crypto.randomUUID()}`,
    at: new Date().toISOString(),
    from: `no-reply@${new URL(site).hostname}`,
    to: [to],
    subject,
    html: `${html}<p>${after}</p>`,
    text: `${before}\n\n${link}\n\n${after}\n`,
  };
}
