import { company } from '../../../site/src/content/company.ts';
import type { MailSettings } from './settings.ts';

/** A mail in the shape of Resend's API, which other providers accept too. */
export interface Mail {
  from: string;
  to: string[];
  reply_to: string;
  subject: string;
  html: string;
  text: string;
}

/** A stored message, as the columns of `leads` hold it. */
export interface StoredLead {
  id: string;
  kind: string;
  created_at: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  subject: string | null;
  message: string | null;
  preferred_date: string | null;
  service: string | null;
  page: string | null;
  city: string | null;
  spam_reasons: string[];
}

const ENTITIES: { [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const MOST_IN_LINE = 150;

/**
 * A visitor's words on one line, such as a subject: no line breaks and no characters that end a
 * header, change the direction of what follows, or cannot be seen.
 */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length > MOST_IN_LINE
    ? `${characters.slice(0, MOST_IN_LINE - 1).join('')}…`
    : line;
}

/** An address that is safe in a header and in a link. Undefined if it is not. */
export function replyAddress(email: string | null): string | undefined {
  const address = email?.trim() ?? '';
  const isSafe = /^[^@\s\p{C}<>()[\],;:"\\]+@[^@\s\p{C}<>()[\],;:"\\]+$/u.test(address);
  return isSafe ? address : undefined;
}

const paragraphs = (text: string) => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>');

function page(parts: string[]): string {
  const style = 'font:16px/1.5 system-ui,sans-serif;color:#1c1a17;max-width:36rem';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><body style="${style}">${parts.join('')}</body></html>`;
}

interface Fact {
  label: string;
  value: string;
  href?: string;
}

function factsOf(lead: StoredLead, siteUrl: string): Fact[] {
  const { name, phone, preferred_date, service, city } = lead;
  const email = lead.email ?? '';
  const address = replyAddress(lead.email);
  const digits = (phone ?? '').replace(/[^0-9+]/g, '');
  const facts: (Fact | undefined)[] = [
    name ? { label: 'Name', value: oneLine(name) } : undefined,
    phone
      ? { label: 'Phone', value: oneLine(phone), ...(digits && { href: `tel:${digits}` }) }
      : undefined,
    email
      ? { label: 'Email', value: oneLine(email), ...(address && { href: `mailto:${address}` }) }
      : undefined,
    city ? { label: 'Place', value: oneLine(city) } : undefined,
    service ? { label: 'Service', value: oneLine(service) } : undefined,
    preferred_date ? { label: 'Preferred date', value: preferred_date } : undefined,
    lead.page
      ? { label: 'Page', value: oneLine(lead.page), href: siteUrl + encodeURI(lead.page) }
      : undefined,
    lead.spam_reasons.length > 0
      ? { label: 'Looks like spam', value: lead.spam_reasons.join(', ') }
      : undefined,
  ];
  return facts.filter((fact) => fact !== undefined);
}

const link = (href: string, text: string) =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

/** Tells the company about a message. A reply goes to the visitor. */
export function companyMail(lead: StoredLead, settings: MailSettings, siteUrl: string): Mail {
  const facts = factsOf(lead, siteUrl);
  const inbox = `${siteUrl}/admin/leads?lead=${encodeURIComponent(lead.id)}`;
  const who = oneLine(lead.name ?? lead.email ?? lead.phone ?? 'a visitor');
  const about = oneLine(lead.subject ?? lead.service ?? '');
  const words = lead.message ?? '';
  const rows = facts.map(({ label, value, href }) => {
    const shown = href ? link(href, value) : escapeHtml(value);
    return `<tr><td style="padding-right:1rem">${label}</td><td>${shown}</td></tr>`;
  });
  return {
    from: settings.from,
    to: [settings.to],
    reply_to: replyAddress(lead.email) ?? settings.to,
    subject: oneLine(about ? `Message from ${who}: ${about}` : `Message from ${who}`),
    text: [
      ...facts.map(({ label, value }) => `${label}: ${value}`),
      '',
      ...(lead.subject ? [oneLine(lead.subject), ''] : []),
      words,
      '',
      `Open it in the inbox: ${inbox}`,
    ].join('\n'),
    html: page([
      `<table>${rows.join('')}</table>`,
      lead.subject ? `<p><strong>${escapeHtml(oneLine(lead.subject))}</strong></p>` : '',
      words ? `<p>${paragraphs(words)}</p>` : '',
      `<p>${link(inbox, 'Open it in the inbox')}</p>`,
    ]),
  };
}

/**
 * Tells the visitor that the message arrived. It repeats nothing of what was written: whoever enters
 * somebody else's address must not be able to send that person words.
 */
export function visitorMail(to: string, settings: MailSettings): Mail {
  const { name, phones, email, hours } = company;
  const times = hours.map((day) => `${day.days}: ${day.hours}`);
  const before = `Thank you for writing to ${name}. Your message has arrived, and we will answer it as soon as we can.`;
  const after = 'If you did not write to us, you can ignore this mail.';
  return {
    from: settings.from,
    to: [to],
    reply_to: email.label,
    subject: `${name} has received your message`,
    text: [before, '', `If it is urgent, call ${phones.main.label}.`, ...times, '', after].join(
      '\n',
    ),
    html: page([
      `<p>${escapeHtml(before)}</p>`,
      `<p>If it is urgent, call ${link(phones.main.href, phones.main.label)}.<br>${times.map(escapeHtml).join('<br>')}</p>`,
      `<p>${after}</p>`,
    ]),
  };
}
