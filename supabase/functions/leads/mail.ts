import { company } from '../../../site/src/content/company.ts';
import type { Tables } from '../../database.gen.ts';
import { dialed } from '../_shared/dialed.ts';
import type { MailSettings } from './settings.ts';

/** An email in the format of Resend's API, which other providers accept too. */
export interface Mail {
  from: string;
  to: readonly string[];
  reply_to: string;
  subject: string;
  html: string;
  text: string;
}

/** The columns of a message that its recipients get. */
export const toldColumns = [
  'id',
  'kind',
  'created_at',
  'name',
  'email',
  'phone',
  'subject',
  'message',
  'preferred_date',
  'has_photo',
  'service',
  'page',
  'city',
  'spam_reasons',
] as const;

/** A stored message, as its recipients get it. */
export interface ToldLead extends Pick<Tables<'leads'>, (typeof toldColumns)[number]> {
  /** The number of unread messages, if one email reports many. */
  unread?: number | undefined;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const MOST_IN_LINE = 150;

/**
 * Puts a visitor's text on one line: removes line breaks, invisible characters, and characters that
 * end a header or change the text direction.
 */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length > MOST_IN_LINE
    ? `${characters.slice(0, MOST_IN_LINE - 1).join('')}…`
    : line;
}

/** Returns an address that is safe in a header and in a link, or else undefined. */
export function replyAddress(email: string | null): string | undefined {
  const address = email?.trim() ?? '';
  const isSafe = /^[^@\s\p{C}<>()[\],;:"\\]+@[^@\s\p{C}<>()[\],;:"\\]+$/u.test(address);
  return isSafe ? address : undefined;
}

const paragraphs = (text: string) => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>');

/** Formats the name of a city or service from its slug, such as `rio-grande-city`. */
const nameOf = (slug: string): string =>
  oneLine(slug)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .replace(/\bMc([a-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`);

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

const SUSPICIONS: { [reason: string]: string } = {
  fast: 'It was sent within three seconds.',
  links: 'It contains links.',
  repeat: 'The same message was sent twice.',
};

// Email programs ignore style sheets, and some support only tables.
const MUTED = 'color:#6b655c';
const RULE = 'border-top:1px solid #e4dfd5';
const link = (href: string, text: string) =>
  `<a href="${escapeHtml(href)}" style="color:#7a4a06">${escapeHtml(text)}</a>`;
const button = (href: string, text: string) =>
  `<a href="${escapeHtml(href)}" style="display:inline-block;margin:0 8px 8px 0;padding:12px 20px;border-radius:6px;background:#1c1a17;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(text)}</a>`;
const paragraph = (html: string, style = '') => `<p style="margin:0 0 16px;${style}">${html}</p>`;

function page(heading: string, parts: string[]): string {
  const body = `margin:0;padding:24px 8px;background:#f4f1ea;color:#1c1a17;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif`;
  const card = `max-width:560px;margin:0 auto;padding:28px 20px 12px;border-top:4px solid #c98a2b;border-radius:8px;background:#ffffff;overflow-wrap:anywhere`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(heading)}</title></head>`,
    `<body style="${body}"><div style="${card}">`,
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>`,
    ...parts,
    '</div></body></html>',
  ].join('');
}

type Fact = readonly [label: string, value: string, href?: string | undefined];

const callHref = (phone: string | null): string | undefined => {
  const number = dialed(phone ?? '');
  return number && `tel:${number}`;
};

/** Lists the filled-in fields in the order of the email. */
function factsOf(lead: ToldLead, siteUrl: string): Fact[] {
  const { email, phone, city, service, preferred_date: day, page: path } = lead;
  const address = replyAddress(email);
  const facts: [label: string, value: string | null, href?: string | undefined][] = [
    ['Name', lead.name],
    ['Phone', phone, callHref(phone)],
    ['Email', email, address && `mailto:${address}`],
    ['City', city && nameOf(city)],
    ['Service', service && nameOf(service)],
    ['Preferred date', day && dayFormat.format(new Date(day))],
    ['Photo', lead.has_photo ? 'One photo. Open the message in the inbox to see it.' : null],
    ['Page', path, path ? siteUrl + encodeURI(path) : undefined],
    ['Possible spam', lead.spam_reasons.map((reason) => SUSPICIONS[reason] ?? reason).join(' ')],
  ];
  return facts.flatMap(([label, value, href]) => (value ? [[label, oneLine(value), href]] : []));
}

/** Announces many messages at once to the company. They get no emails of their own. */
function floodMail(unread: number, settings: MailSettings, siteUrl: string): Mail {
  const inbox = `${siteUrl}/admin/leads`;
  const subject = `Many messages at once: ${unread} unread`;
  const text = `More messages than usual arrived within ten minutes, so you didn’t get an email for each one. They’re all in the inbox, where ${unread} are unread.`;
  return {
    from: settings.from,
    to: settings.to,
    reply_to: settings.to[0] ?? settings.from,
    subject,
    text: `${text}\n\nOpen the inbox: ${inbox}`,
    html: page(subject, [paragraph(escapeHtml(text)), button(inbox, 'Open the inbox')]),
  };
}

/** Announces a message to the company. A reply goes to the visitor. */
export function companyMail(lead: ToldLead, settings: MailSettings, siteUrl: string): Mail {
  if (lead.unread !== undefined) return floodMail(lead.unread, settings, siteUrl);
  const facts = factsOf(lead, siteUrl);
  const inbox = `${siteUrl}/admin/leads?lead=${encodeURIComponent(lead.id)}`;
  const who = oneLine(lead.name ?? lead.email ?? lead.phone ?? 'a visitor');
  const about = oneLine(lead.subject ?? (lead.service ? nameOf(lead.service) : ''));
  const subject = oneLine(about ? `New message from ${who}: ${about}` : `New message from ${who}`);
  const text = lead.message || 'No message.';
  const reply = replyAddress(lead.email);
  const how = reply
    ? `Reply to this email to write to ${who}.`
    : 'There’s no email address to reply to.';
  const call = callHref(lead.phone);
  const cell = `padding:8px 0;vertical-align:top;${RULE}`;
  const rows = facts.map(
    ([label, value, href]) =>
      `<tr><td style="${cell};padding-right:12px;white-space:nowrap;font-size:14px;line-height:24px;${MUTED}">${label}</td><td width="100%" style="${cell}">${href ? link(href, value) : escapeHtml(value)}</td></tr>`,
  );
  return {
    from: settings.from,
    to: settings.to,
    reply_to: reply ?? settings.to[0] ?? settings.from,
    subject,
    text: [
      ...(lead.subject ? [oneLine(lead.subject)] : []),
      text,
      facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
      `${how}\nOpen it in the inbox: ${inbox}`,
    ].join('\n\n'),
    html: page(subject, [
      paragraph(paragraphs(text), 'padding:16px;border-radius:6px;background:#faf7f1'),
      `<div style="margin:0 0 16px">`,
      call ? button(call, `Call ${oneLine(lead.phone ?? '')}`) : '',
      button(inbox, 'Open in the inbox'),
      '</div>',
      `<table style="width:100%;margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`,
      paragraph(escapeHtml(how), MUTED),
    ]),
  };
}

/**
 * Confirms the message to the visitor without quoting it. Otherwise, someone could send text to a
 * stranger by entering the stranger's address.
 */
export function visitorMail(to: string, settings: MailSettings): Mail {
  const { name, phones, email, hours, showroom } = company;
  const times = hours.map((day) => `${day.days}: ${day.hours}`);
  const address = `${showroom.street}, ${showroom.city}, ${showroom.region} ${showroom.postalCode}`;
  const thanks = `Thank you for writing to ${name}. Your message has arrived, and we’ll call or write back as soon as possible during business hours.`;
  const more = 'To add something, reply to this email.';
  const mistake =
    'Didn’t contact us? Someone probably mistyped their address. You can ignore this email.';
  return {
    from: settings.from,
    to: [to],
    reply_to: email.label,
    subject: `${name} received your message`,
    text: [
      thanks,
      `${more} If it can’t wait, call ${phones.main.label}.`,
      times.join('\n'),
      `${name}\n${address}`,
      mistake,
    ].join('\n\n'),
    html: page('We received your message', [
      paragraph(escapeHtml(thanks)),
      paragraph(
        `${escapeHtml(more)} If it can’t wait, call ${link(phones.main.href, phones.main.label)}.`,
      ),
      paragraph(times.map(escapeHtml).join('<br>')),
      paragraph(`<strong>${escapeHtml(name)}</strong><br>${escapeHtml(address)}`),
      paragraph(escapeHtml(mistake), `padding-top:16px;font-size:14px;${RULE};${MUTED}`),
    ]),
  };
}
