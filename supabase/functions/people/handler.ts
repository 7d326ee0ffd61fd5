import * as z from 'zod/mini';
import { company } from '../../../site/src/content/company.ts';
import type { Keys } from '../_shared/keys.ts';
import { type Fetch, TableError, unavailableStatus } from '../_shared/table.ts';

export interface PeopleOptions extends Keys {
  fetch: Fetch;
  /** Receives errors without anyone's address. */
  log?: (line: string) => void;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'apikey, authorization, content-type, x-client-info',
  'access-control-max-age': '3600',
};

const TIMEOUT_MS = 10_000;

/** An address gets one invitation within this time. A hosted project doesn't pause them itself. */
const PAUSE_MS = 60_000;

const invitation = z.object({
  email: z.email().check(z.maxLength(255)),
  role: z.enum(['manager', 'editor']),
});
const forgotten = z.object({ forgotten: z.uuid() });
const account = z.object({ id: z.uuid() });
const address = z.object({ email: z.string() });
const accounts = z.array(account);
const details = z.object({
  created_at: z.string(),
  invited_at: z.nullish(z.string()),
  email_confirmed_at: z.nullish(z.string()),
});

/** Only a backend without mail answers with the link. */
const mailedLink = z.object({ action_link: z.optional(z.string()) });

/** Why no one was invited. */
class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

interface Answer {
  /** 0 without a response. */
  status: number;
  isOk: boolean;
  body: unknown;
}

/**
 * Invites a person: `POST .../people` with `{ email, role }` and a manager's token. Supabase Auth
 * mails the link. Inviting someone again, who hasn't accepted yet, mails another link after a minute.
 * `{ forgotten: id }` mails an account a link for a new password. Where no mail service is set up,
 * which is on the embedded backend only, the answer is `{ link }`, and the manager sends it.
 * Everything else about people is in the view `people`. Never throws.
 */
export function createPeopleHandler(
  options: PeopleOptions,
): (request: Request) => Promise<Response> {
  const { supabaseUrl, secretKey, fetch, log = () => undefined } = options;
  const service = { apikey: secretKey, authorization: `Bearer ${secretKey}` };

  async function ask(
    method: string,
    path: string,
    body?: object,
    headers: object = service,
  ): Promise<Answer> {
    try {
      const response = await fetch(`${supabaseUrl}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { status, ok: isOk } = response;
      return { status, isOk, body: await response.json().catch(() => undefined) };
    } catch {
      return { status: 0, isOk: false, body: undefined };
    }
  }

  /** Says what failed in the log, and to the caller whether to wait or to mend something. */
  function failed(what: string, { status }: Answer): Refusal | TableError {
    if (status === 429) return new Refusal(429, 'too-many');
    log(`${what}: HTTP ${status}`);
    return new TableError(status, '');
  }

  const callerOf = ({ headers }: Request) => ({
    apikey: headers.get('apikey') ?? '',
    authorization: headers.get('authorization') ?? '',
  });

  /** Only a manager with an active session sees any row of this view. */
  async function requireManager(request: Request): Promise<void> {
    const path = '/rest/v1/people?select=id&limit=1';
    const answer = await ask('GET', path, undefined, callerOf(request));
    if (answer.status === 0 || answer.status >= 500) {
      throw failed('The caller could not be checked', answer);
    }
    if (!answer.isOk) throw new Refusal(401, 'signed-out');
    if (!accounts.safeParse(answer.body).data?.length) throw new Refusal(403, 'not-allowed');
  }

  /** The link leads to the site that asks, if the backend allows it. */
  const mail = (path: string, email: string, { headers }: Request) =>
    ask('POST', `/auth/v1/${path}?redirect_to=${encodeURIComponent(headers.get('origin') ?? '')}`, {
      email,
    });

  const linkIn = ({ body }: Answer) => mailedLink.safeParse(body).data?.action_link;

  /** Nothing stays of a first invitation that isn't mailed. */
  async function inviteFirst(email: string, id: string, request: Request): Promise<Answer> {
    const mailed = await mail('invite', email, request);
    if (mailed.isOk) return mailed;
    const removed = await ask('DELETE', `/auth/v1/admin/users/${id}`);
    if (!removed.isOk) log(`The account ${id} stays without an email: HTTP ${removed.status}`);
    throw failed('The first invitation was not mailed', mailed);
  }

  /** The role comes last, so nothing changes without an email. */
  async function inviteAgain(email: string, id: string, request: Request): Promise<Answer> {
    const found = await ask('GET', `/auth/v1/admin/users/${id}`);
    const { data: known } = details.safeParse(found.body);
    if (!found.isOk || !known) throw failed('The account was not read', found);
    if (known.email_confirmed_at) throw new Refusal(409, 'exists');
    const last = Date.parse(known.invited_at ?? known.created_at);
    if (last > Date.now() - PAUSE_MS) throw new Refusal(429, 'too-many');
    const mailed = await mail('invite', email, request);
    if (!mailed.isOk) throw failed('The invitation was not mailed again', mailed);
    return mailed;
  }

  /** As the manager, so that the log of activity says who invited, also if the role is the same. */
  async function giveRole(role: string, id: string, request: Request): Promise<void> {
    const given = await ask('PATCH', `/rest/v1/people?id=eq.${id}`, { role }, callerOf(request));
    if (accounts.safeParse(given.body).data?.length === 1) return;
    throw failed(`The role of ${id} was not set`, given);
  }

  async function renewPassword(id: string, request: Request): Promise<Answer> {
    const found = await ask('GET', `/auth/v1/admin/users/${id}`);
    if (found.status === 404) throw new Refusal(404, 'missing');
    const { data: known } = address.safeParse(found.body);
    if (!found.isOk || !known) throw failed('The account was not read', found);
    const mailed = await mail('recover', known.email, request);
    if (!mailed.isOk) throw failed('The link for a new password was not mailed', mailed);
    return mailed;
  }

  /** Where the email reads who invites, and to what. */
  async function metadataBy(request: Request) {
    const inviter = await ask('GET', '/auth/v1/user', undefined, callerOf(request));
    return { company: company.name, invited_by: address.safeParse(inviter.body).data?.email };
  }

  async function invite(body: unknown, request: Request): Promise<Answer> {
    const asked = invitation.safeParse(body);
    if (!asked.success) throw new Refusal(400, 'malformed');
    const { role } = asked.data;
    const email = asked.data.email.toLowerCase();
    // One call, so that no account is ever without its role.
    const user_metadata = await metadataBy(request);
    const given = { email, app_metadata: { role }, user_metadata };
    const created = await ask('POST', '/auth/v1/admin/users', given);
    const { data } = account.safeParse(created.body);
    if (created.isOk && data) {
      const mailed = await inviteFirst(email, data.id, request);
      // The account has its role, so only an entry in the log of activity may be missing.
      await giveRole(role, data.id, request).catch(() => undefined);
      return mailed;
    }
    // Of several first invitations at once, a hosted project answers some with 500.
    const listed = await ask(
      'GET',
      `/rest/v1/people?select=id&email=eq.${encodeURIComponent(email)}`,
    );
    const [known] = accounts.safeParse(listed.body).data ?? [];
    if (known) {
      const mailed = await inviteAgain(email, known.id, request);
      await giveRole(role, known.id, request);
      return mailed;
    }
    // Another account gets the address back by a link that undoes a change.
    if (created.status === 422) throw new Refusal(409, 'exists');
    if (created.status === 400) throw new Refusal(400, 'malformed');
    throw failed('The account was not created', created);
  }

  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
    if (request.method !== 'POST') {
      const headers = { ...CORS, allow: 'POST, OPTIONS' };
      return Response.json({ code: 'method-not-allowed' }, { status: 405, headers });
    }
    try {
      await requireManager(request);
      const body: unknown = await request.json().catch(() => undefined);
      const { data } = forgotten.safeParse(body);
      const mailed = await (data ? renewPassword(data.forgotten, request) : invite(body, request));
      const headers = { ...CORS, 'cache-control': 'no-store' };
      return Response.json({ link: linkIn(mailed) }, { status: 200, headers });
    } catch (cause) {
      if (!(cause instanceof Refusal || cause instanceof TableError)) {
        log('The function ended unexpectedly');
      }
      const { status, code } =
        cause instanceof Refusal
          ? cause
          : { status: unavailableStatus(cause), code: 'unavailable' };
      return Response.json({ code }, { status, headers: CORS });
    }
  };
}
