import { readJson } from '../http/readLimited.ts';
import { jsonResponse, methodNotAllowed, notFound } from '../http/respond.ts';
import { bearerOf } from '../identity/identify.ts';
import { verifyToken } from '../identity/jwt.ts';
import type { AuthStore, Session, SignOutScope, User } from '../interfaces.ts';
import { AuthError, authError } from './errors.ts';
import type { SignInLimits } from './SignInLimits.ts';
import { describeSession, describeUser, type TokenOptions } from './session.ts';

const PREFIX = '/auth/v1/';
const LARGEST_BODY = 64 * 1024;
const SCOPES: readonly SignOutScope[] = ['global', 'local', 'others'];

export interface AuthContext {
  store: AuthStore;
  limits: SignInLimits;
  tokens: TokenOptions;
  address: string;
}

async function readFields(request: Request): Promise<(name: string) => string> {
  const body = await readJson(request, LARGEST_BODY);
  if (typeof body !== 'object' || body === null) {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  return (name) => {
    const value: unknown = Reflect.get(body, name);
    if (typeof value !== 'string' || value === '') {
      throw new AuthError(400, 'validation_failed', `The field "${name}" is required`);
    }
    // PostgreSQL text cannot contain a zero byte, so no account has one.
    if (value.includes('\0')) {
      throw new AuthError(400, 'validation_failed', `The field "${name}" holds a zero byte`);
    }
    return value;
  };
}

async function signIn(
  email: string,
  password: string,
  { store, limits, address }: AuthContext,
): Promise<Session> {
  const account = email.trim().toLowerCase();
  const wait = limits.begin(account, address);
  if (wait > 0) {
    throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', wait);
  }
  const session = await store.signIn(account, password);
  if (!session) throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  limits.succeed(account, address);
  return session;
}

async function refresh(token: string, store: AuthStore): Promise<Session> {
  const refreshed = await store.refresh(token);
  if (refreshed === 'missing') {
    const message = 'Invalid Refresh Token: Refresh Token Not Found';
    throw new AuthError(400, 'refresh_token_not_found', message);
  }
  if (refreshed === 'reused') {
    const message = 'Invalid Refresh Token: Already Used';
    throw new AuthError(400, 'refresh_token_already_used', message);
  }
  return refreshed;
}

async function token(request: Request, context: AuthContext): Promise<Response> {
  const { store, tokens } = context;
  const grant = new URL(request.url).searchParams.get('grant_type');
  if (grant !== 'password' && grant !== 'refresh_token') {
    throw new AuthError(400, 'validation_failed', `Unsupported grant_type: ${grant}`);
  }
  const field = await readFields(request);
  const session =
    grant === 'password'
      ? await signIn(field('email'), field('password'), context)
      : await refresh(field('refresh_token'), store);
  return jsonResponse(200, await describeSession(session, tokens));
}

/** The user and session a token names, as long as that session has not been ended. */
async function current(
  request: Request,
  { store, tokens }: AuthContext,
): Promise<{ user: User; sessionId: string }> {
  const bearer = bearerOf(request) ?? '';
  const verified = await verifyToken(bearer, tokens.jwtSecret, Math.floor(Date.now() / 1000));
  if ('error' in verified) {
    throw new AuthError(403, 'bad_jwt', `invalid JWT: the token is not valid (${verified.error})`);
  }
  const { sub, session_id } = verified.claims;
  if (typeof sub !== 'string' || typeof session_id !== 'string') {
    throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub or session_id claim');
  }
  if (!(await store.isLive(session_id))) {
    const message = 'Session from session_id claim in JWT does not exist';
    throw new AuthError(403, 'session_not_found', message);
  }
  const user = await store.findUser(sub);
  if (!user)
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  return { user, sessionId: session_id };
}

async function logout(request: Request, context: AuthContext): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('scope') ?? 'global';
  const scope = SCOPES.find((known) => known === asked);
  if (!scope) throw new AuthError(400, 'validation_failed', `Unsupported logout scope "${asked}"`);
  const { user, sessionId } = await current(request, context);
  await context.store.endSessions(user.id, sessionId, scope);
  return new Response(null, { status: 204 });
}

async function route(request: Request, context: AuthContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  const call = `${request.method} ${pathname.slice(PREFIX.length)}`;
  switch (call) {
    case 'POST token':
      return await token(request, context);
    case 'GET user':
      return jsonResponse(200, describeUser((await current(request, context)).user));
    case 'POST logout':
      return await logout(request, context);
    case 'POST signup':
      throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
    default:
      break;
  }
  const path = call.slice(request.method.length + 1);
  if (['token', 'logout', 'signup'].includes(path)) return methodNotAllowed(request.method, 'POST');
  return path === 'user' ? methodNotAllowed(request.method, 'GET') : notFound(pathname);
}

export async function handleAuth(request: Request, context: AuthContext): Promise<Response> {
  try {
    return await route(request, context);
  } catch (cause) {
    if (cause instanceof AuthError) return authError(cause);
    throw cause;
  }
}
