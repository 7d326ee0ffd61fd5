import type { Enums } from '../../database.gen.ts';
import type { Fetch } from '../_shared/table.ts';
import { companyMail, replyAddress, type ToldLead, visitorMail } from './mail.ts';
import type { MailSettings, Settings, WebhookSettings } from './settings.ts';

/** Providers respond within a second. A delivery's lease is several times this long. */
const TIMEOUT_MS = 15_000;

export type Recipient = Enums<'lead_deliveries_recipient'>;

async function post(fetch: Fetch, url: string, headers: { [name: string]: string }, body: string) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // Discards the body, because it may quote the message.
  await response.body?.cancel();
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
}

async function sign(text: string, { secret }: WebhookSettings): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
  const bytes = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`;
}

/** Signs as in Standard Webhooks (https://www.standardwebhooks.com). */
async function sendWebhook(id: string, lead: ToldLead, settings: WebhookSettings, fetch: Fetch) {
  const timestamp = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({ type: 'lead.created', timestamp: lead.created_at, data: lead });
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': await sign(`${id}.${timestamp}.${body}`, settings),
  };
  await post(fetch, settings.url, headers, body);
}

function mailFor(recipient: Recipient, lead: ToldLead, mail: MailSettings, siteUrl: string) {
  if (recipient === 'company') return companyMail(lead, mail, siteUrl);
  const address = replyAddress(lead.email);
  if (!address) throw new Error('The address cannot be written to');
  return visitorMail(address, mail);
}

/**
 * Notifies one recipient about a message. A repetition with the same id isn't sent twice.
 * @throws Error whose message contains no personal data
 */
export async function send(
  { id, recipient }: { id: string; recipient: Recipient },
  lead: ToldLead,
  { mail, webhook, siteUrl }: Settings,
  fetch: Fetch,
): Promise<void> {
  if (recipient === 'webhook') {
    if (!webhook) throw new Error('LEADS_WEBHOOK_URL is not set');
    return await sendWebhook(id, lead, webhook, fetch);
  }
  if (!mail) throw new Error('LEADS_MAIL_URL is not set');
  const headers = { authorization: `Bearer ${mail.key}`, 'idempotency-key': id };
  await post(fetch, mail.url, headers, JSON.stringify(mailFor(recipient, lead, mail, siteUrl)));
}
