import * as z from 'zod/mini';
import { company } from '../../../site/src/content/company.ts';
import { type Keys, secretKeyOf, withoutSlash } from '../_shared/keys.ts';

/** A deployment's settings. `.env.example` describes each variable. */
export interface Settings extends Keys {
  /** The address of the public site, without a slash at the end. */
  readonly siteUrl: string;
  readonly mail: MailSettings | undefined;
  readonly webhook: WebhookSettings | undefined;
  readonly push: PushSettings | undefined;
}

export interface MailSettings {
  readonly url: string;
  readonly key: string;
  /** The sender, such as `Custom Designs <website@example.com>`. */
  readonly from: string;
  /** The company's mailboxes. If the visitor gave no address, a reply goes to the first one. */
  readonly to: readonly string[];
}

export interface WebhookSettings {
  readonly url: string;
  /** The bytes of the key that signs, decoded from `whsec_` and base64. */
  readonly secret: Uint8Array<ArrayBuffer>;
}

/** The keys that a site shows to push services (RFC 8292), in base64url. */
interface PushSettings {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Where a push service complains: `mailto:` or `https:`. */
  readonly subject: string;
  /** Gets every push in place of the browsers' own push services. For tests. */
  readonly serviceUrl: string | undefined;
}

const isHttp = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const address = z
  .string()
  .check(z.refine(isHttp, 'is not an http or https address, so nothing could be sent there'));

const isReadableOnItsWay = (value: string) =>
  value.startsWith('http:') &&
  !['localhost', '127.0.0.1', '[::1]'].includes(new URL(value).hostname);

/** Gets visitors' messages, so it needs TLS unless it's on this machine. */
const recipient = address.check(
  z.refine(
    (value) => !isHttp(value) || !isReadableOnItsWay(value),
    'is not an https address, so others could read messages on their way',
  ),
);

const mailbox = z.email({
  error: ({ input }) => `holds "${input}", which is not an email address, so nobody would be told`,
});
const list = z.transform((value: string) => value.split(',').map((one) => one.trim()));

/** Base64 of 24 to 64 bytes, as in Standard Webhooks. */
const isSecret = (value: string) => /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/.test(value);

const vapidKey = (letters: RegExp) =>
  z.optional(z.string().check(z.regex(letters, 'is no key that push services take')));

const schema = z.object({
  SUPABASE_URL: address,
  SUPABASE_SERVICE_ROLE_KEY: z.string('is empty, so no message could be stored'),
  LEADS_SITE_URL: address,
  LEADS_MAIL_URL: z.optional(recipient),
  LEADS_MAIL_KEY: z.optional(z.string()),
  LEADS_MAIL_FROM: z.optional(z.string()),
  LEADS_MAIL_TO: z.optional(z.pipe(z.pipe(z.string(), list), z.array(mailbox))),
  LEADS_WEBHOOK_URL: z.optional(recipient),
  LEADS_WEBHOOK_SECRET: z.optional(
    z.string().check(z.refine(isSecret, 'is not "whsec_" with 24 to 64 bytes in base64')),
  ),
  LEADS_PUSH_URL: z.optional(recipient),
  VAPID_PUBLIC_KEY: vapidKey(/^B[\w-]{86}$/),
  VAPID_PRIVATE_KEY: vapidKey(/^[\w-]{43}$/),
  VAPID_SUBJECT: z.optional(
    z.string().check(z.regex(/^(mailto:.+@|https:\/\/)./, 'is neither "mailto:" nor "https:"')),
  ),
});

type Names = keyof typeof schema.shape;

/**
 * @param get reads an environment variable; an empty one counts as absent
 * @throws Error that names every invalid variable and the reason
 */
export function readSettings(get: (name: string) => string | undefined): Settings {
  const names = Object.keys(schema.shape) as Names[];
  const read = (name: string) =>
    (name === 'SUPABASE_SERVICE_ROLE_KEY' ? secretKeyOf(get) : get(name))?.trim() || undefined;
  const result = z.safeParse(schema, Object.fromEntries(names.map((name) => [name, read(name)])));
  const problems = result.success
    ? []
    : result.error.issues.map(({ path, code, message }) => {
        const isMissing = read(String(path[0])) === undefined && code === 'invalid_type';
        return `${String(path[0])} ${isMissing ? 'is empty' : message}`;
      });
  const half = [
    ['LEADS_MAIL_URL', 'LEADS_MAIL_KEY'],
    ['LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET'],
    ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ].filter(([url = '', key = '']) => Boolean(read(url)) !== Boolean(read(key)));
  problems.push(...half.map((pair) => `${pair.join(' and ')} need each other`));
  if (!read('LEADS_MAIL_URL') && !read('LEADS_WEBHOOK_URL')) {
    problems.push('LEADS_MAIL_URL and LEADS_WEBHOOK_URL are empty, so nobody would be told');
  }
  if (!result.success || problems.length > 0) {
    throw new Error(`The function leads cannot start.\n${problems.join('\n')}`);
  }
  const { data } = result;
  return {
    supabaseUrl: withoutSlash(data.SUPABASE_URL),
    secretKey: data.SUPABASE_SERVICE_ROLE_KEY,
    siteUrl: withoutSlash(data.LEADS_SITE_URL),
    mail:
      data.LEADS_MAIL_URL && data.LEADS_MAIL_KEY
        ? {
            url: data.LEADS_MAIL_URL,
            key: data.LEADS_MAIL_KEY,
            from: data.LEADS_MAIL_FROM ?? `${company.name} <${company.email.label}>`,
            to: data.LEADS_MAIL_TO ?? [company.email.label],
          }
        : undefined,
    webhook:
      data.LEADS_WEBHOOK_URL && data.LEADS_WEBHOOK_SECRET
        ? { url: data.LEADS_WEBHOOK_URL, secret: secretBytes(data.LEADS_WEBHOOK_SECRET) }
        : undefined,
    push:
      data.VAPID_PUBLIC_KEY && data.VAPID_PRIVATE_KEY
        ? {
            publicKey: data.VAPID_PUBLIC_KEY,
            privateKey: data.VAPID_PRIVATE_KEY,
            subject: data.VAPID_SUBJECT ?? `mailto:${company.email.label}`,
            serviceUrl: data.LEADS_PUSH_URL && withoutSlash(data.LEADS_PUSH_URL),
          }
        : undefined,
  };
}

function secretBytes(secret: string): Uint8Array<ArrayBuffer> {
  const binary = atob(secret.slice('whsec_'.length));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
