import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { company } from '../../../site/src/content/company.ts';
import { companyMail, oneLine, replyAddress, type ToldLead, visitorMail } from './mail.ts';

const SITE = 'https://example.com';
const settings = {
  url: 'https://mail.example',
  key: 'k',
  from: 'Custom Designs <website@example.com>',
  to: ['office@example.com'],
};
const lead: ToldLead = {
  id: '7c0f3c1e-0000-4000-8000-000000000001',
  kind: 'contact',
  created_at: '2026-11-22T12:00:00+00:00',
  name: 'Ana Garza',
  email: 'ana@example.com',
  phone: '(956) 555-0110',
  subject: 'Patio',
  message: 'Lights, please.\nAnd a pool.',
  preferred_date: '2027-01-31',
  has_photo: true,
  service: 'lighting-design',
  page: '/communities/mission',
  city: 'mission',
  spam_reasons: [],
};
const mailOf = (changes: Partial<ToldLead>) => companyMail({ ...lead, ...changes }, settings, SITE);

describe('the email to the company', () => {
  it('gives the sender, place, and text, and links to the inbox', () => {
    const { text, subject, reply_to } = companyMail(lead, settings, SITE);
    expect([subject, reply_to]).toEqual(['New message from Ana Garza: Patio', 'ana@example.com']);
    expect(text).toBe(
      [
        'Patio',
        '',
        'Lights, please.\nAnd a pool.',
        '',
        'Name: Ana Garza',
        'Phone: (956) 555-0110',
        'Email: ana@example.com',
        'City: Mission',
        'Service: Lighting Design',
        'Preferred date: Sunday, January 31, 2027',
        'Photo: One photo. Open the message in the inbox to see it.',
        'Page: /communities/mission',
        '',
        'Reply to this email to write to Ana Garza.',
        `Open it in the inbox: ${SITE}/admin/leads?lead=${lead.id}`,
      ].join('\n'),
    );
  });

  it('links the phone, the email address, the page, and the inbox', () => {
    const { html } = mailOf({ phone: '(956) 555-0110 ext. 12' });
    for (const href of [
      'tel:9565550110,12',
      'mailto:ana@example.com',
      `${SITE}/communities/mission`,
      `${SITE}/admin/leads?lead=${lead.id}`,
    ]) {
      expect(html).toContain(`href="${href}"`);
    }
    expect(html).toContain('Lights, please.<br>And a pool.');
    expect(html).toMatch(/white-space:nowrap[^>]*>Preferred date</);
  });

  it('names the phone if the visitor gave no name, and then replies go to the company', () => {
    const mail = mailOf({ name: null, email: null, subject: null, service: null });
    expect([mail.subject, mail.reply_to]).toEqual([
      'New message from (956) 555-0110',
      'office@example.com',
    ]);
  });

  it.each<[Partial<ToldLead>, string]>([
    [{ spam_reasons: ['fast'] }, 'Possible spam: It was sent within three seconds.'],
    [{ message: null }, 'No message.'],
    [{ city: 'rio-grande-city' }, 'City: Rio Grande City'],
  ])('describes %j as %s', (changes, sentence) => {
    expect(mailOf(changes).text).toContain(sentence);
  });

  it.each([
    ['a second header', 'Ana\r\nBcc: all@example.com', 'Ana Bcc: all@example.com'],
    ['a line separator', 'Ana\u2028Bcc', 'Ana Bcc'],
    ['reversed writing', 'Ana\u202egnp.exe', 'Ana gnp.exe'],
    ['a zero byte', 'Ana\u0000', 'Ana'],
  ])('keeps a name with %s on one line', (_what, name, shown) => {
    expect(mailOf({ name }).subject).toBe(`New message from ${shown}: Patio`);
  });

  it('cuts a long subject between characters', () => {
    const line = oneLine('🏠'.repeat(500));
    expect([...line]).toHaveLength(150);
    expect(line.isWellFormed()).toBe(true);
  });
});

describe("a visitor's text", () => {
  const words = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=a>',
      "'\r\nTo: x@y.z",
      '&lt;',
    ),
  );
  const anything = fc.record({
    name: words,
    email: words,
    phone: words,
    subject: words,
    message: words,
    service: words,
    page: words.map((text) => `/${text}`).filter((text) => text.isWellFormed()),
    city: words,
  });

  it('adds no email header, even with line breaks', () => {
    fc.assert(
      fc.property(anything, (changes) => {
        const { subject, reply_to, from, to } = mailOf(changes);
        for (const header of [subject, reply_to, from, ...to]) {
          // biome-ignore lint/suspicious/noControlCharactersInRegex: none of these may appear
          expect(header).not.toMatch(/[\u0000-\u001f\u007f\u2028\u2029]/);
        }
        expect([from, to]).toEqual([settings.from, settings.to]);
      }),
    );
  });

  it('adds no markup, so every message has the same elements', () => {
    const elements = (html: string) =>
      html.match(/<[^>]*>/g)?.map((tag) => /^<\/?\w*/.exec(tag)?.[0]);
    const known = new Set(elements(companyMail(lead, settings, SITE).html));
    fc.assert(
      fc.property(anything, (changes) => {
        const { html } = mailOf(changes);
        for (const element of elements(html) ?? []) expect(known).toContain(element);
        for (const [, href] of html.matchAll(/href="([^"]*)"/g)) {
          expect(href).toMatch(/^(tel:[0-9+,]+|mailto:[^?]+|https:\/\/example\.com\/)/);
        }
      }),
    );
  });

  it('sends replies to one address or to the company', () => {
    fc.assert(
      fc.property(fc.oneof(words, fc.emailAddress()), (email) => {
        const address = replyAddress(email);
        if (address !== undefined) expect(address).toMatch(/^[^@\s,;<>]+@[^@\s,;<>]+$/);
      }),
    );
    expect(replyAddress('a@example.com, b@example.com')).toBeUndefined();
    expect(replyAddress(' ana@example.com ')).toBe('ana@example.com');
  });
});

it('the email to the visitor says when and how to reach the company', () => {
  const { to, text, reply_to } = visitorMail('ana@example.com', settings);
  expect([to, reply_to]).toEqual([['ana@example.com'], 'customdesigns@example.com']);
  expect(text).toContain(`call ${company.phones.main.label}.\n\nMonday to Friday: 9 AM to 6 PM`);
});
