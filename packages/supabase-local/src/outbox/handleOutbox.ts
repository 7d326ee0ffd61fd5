import { ApiError } from '../http/errors.ts';
import { readJson } from '../http/readLimited.ts';
import { jsonResponse, methodNotAllowed, notFound } from '../http/respond.ts';
import { bearerOf } from '../identity/identify.ts';
import { sameText } from '../identity/keys.ts';
import type { Outbox, OutboxMail } from '../interfaces.ts';

const PATH = '/outbox/v1/emails';
const LARGEST_MAIL = 1024 * 1024;
const KEY = /^[\w-]{1,100}$/;

function parseMail(value: unknown, id: string): OutboxMail | undefined {
  const { from, to, reply_to, subject, html, text } = Object(value);
  const isWhole = [from, to?.[0], subject].every((one) => one && typeof one === 'string');
  if (!isWhole || ![html ?? '', text ?? ''].every((one) => typeof one === 'string'))
    return undefined;
  return { id, at: new Date().toISOString(), from, to, reply_to, subject, html, text };
}

/** Accepts an email in the format of Resend's API. A repeated `Idempotency-Key` stores it once. */
export async function handleOutbox(
  request: Request,
  { outbox, secretKey }: { outbox?: Outbox; secretKey?: string },
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!outbox || pathname !== PATH) return notFound(pathname);
  if (request.method !== 'POST') return methodNotAllowed(request.method, 'POST');
  const key = bearerOf(request);
  if (key === undefined || secretKey === undefined || !sameText(key, secretKey)) {
    throw new ApiError('invalid_api_key', 'The secret key is required', { status: 401 });
  }
  const id = request.headers.get('idempotency-key') ?? `mail-${crypto.randomUUID()}`;
  const mail = KEY.test(id) ? parseMail(await readJson(request, LARGEST_MAIL), id) : undefined;
  if (!mail) {
    const message = 'The mail needs from, to, and subject';
    throw new ApiError('validation_error', message, { status: 422 });
  }
  await outbox.put(mail);
  return jsonResponse(200, { id });
}
