import * as z from 'zod/mini';

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

export interface PeopleOptions {
  /** The address of the Supabase project, without a slash at the end. */
  supabaseUrl: string;
  /** Gives full access to accounts. */
  secretKey: string;
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

const invitation = z.object({
  email: z.email().check(z.maxLength(255)),
  role: z.enum(['manager', 'editor']),
});
const account = z.object({ id: z.uuid() });

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

/**
 * Invites a person: `POST .../people` with `{ email, role }` and a manager's token. Supabase Auth
 * mails the link. Inviting someone again, who hasn't accepted yet, mails another link. Everything
 * else about people is in the view `people`. Never throws.
 */
export function createPeopleHandler(
  options: PeopleOptions,
): (request: Request) => Promise<Response> {
  const { supabaseUrl, secretKey, fetch, log = () => undefined } = options;
  const service = { apikey: secretKey, authorization: `Bearer ${secretKey}` };

  async function ask(method: string, path: string, headers: object, body?: object) {
    const response = await fetch(`${supabaseUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', prefer: 'return=representation', ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    return { status: response.status, isOk: response.ok, answer };
  }

  /** Only a manager with an active session sees any row of this view. */
  async function requireManager({ headers }: Request): Promise<void> {
    const own = {
      apikey: headers.get('apikey') ?? '',
      authorization: headers.get('authorization') ?? '',
    };
    const { status, isOk, answer } = await ask('GET', '/rest/v1/people?select=id&limit=1', own);
    if (status >= 500) throw new Refusal(503, 'unavailable');
    if (!isOk) throw new Refusal(401, 'signed-out');
    if (!Array.isArray(answer) || answer.length === 0) throw new Refusal(403, 'not-allowed');
  }

  async function invite(request: Request): Promise<void> {
    const body: unknown = await request.json().catch(() => undefined);
    const asked = invitation.safeParse(body);
    if (!asked.success) throw new Refusal(400, 'malformed');
    const { email, role } = asked.data;
    const invited = await ask('POST', '/auth/v1/invite', service, { email });
    if (invited.status === 422) throw new Refusal(409, 'exists');
    if (invited.status === 429) throw new Refusal(429, 'too-many');
    const { data } = account.safeParse(invited.answer);
    if (!invited.isOk || !data) {
      log(`The invitation failed: HTTP ${invited.status}`);
      throw new Refusal(503, 'unavailable');
    }
    // If this fails, the account has no rights, and the next attempt mails another link.
    const given = await ask('PATCH', `/rest/v1/people?id=eq.${data.id}`, service, { role });
    if (Array.isArray(given.answer) && given.answer.length === 1) return;
    log(`The role of ${data.id} was not set: HTTP ${given.status}`);
    throw new Refusal(503, 'unavailable');
  }

  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
    if (request.method !== 'POST') {
      const headers = { ...CORS, allow: 'POST, OPTIONS' };
      return Response.json({ code: 'method-not-allowed' }, { status: 405, headers });
    }
    try {
      await requireManager(request);
      await invite(request);
      return Response.json({}, { status: 200, headers: CORS });
    } catch (cause) {
      if (!(cause instanceof Refusal)) log('The function ended unexpectedly');
      const { status, code } = cause instanceof Refusal ? cause : new Refusal(503, 'unavailable');
      return Response.json({ code }, { status, headers: CORS });
    }
  };
}
