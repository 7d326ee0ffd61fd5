import { jsonResponse, methodNotAllowed, notFound } from '../http/respond.ts';
import type { AuthStore, Session, SignOutScope } from '../interfaces.ts';
import { createUser, deleteUser, invite, readUser } from './admin.ts';
import { type AuthContext, beginGuess, current } from './context.ts';
import { AuthError, authError } from './errors.ts';
import { challenge, enroll, unenroll, verifyCode } from './factors.ts';
import { recover, verify } from './links.ts';
import { readFields } from './readFields.ts';
import { describeSession, describeUser } from './session.ts';
import { updateUser } from './updateUser.ts';

const PREFIX = '/auth/v1/';
const SCOPES: readonly SignOutScope[] = ['global', 'local', 'others'];

async function signIn(email: string, password: string, context: AuthContext): Promise<Session> {
  const account = email.trim().toLowerCase();
  beginGuess(account, context);
  const session = await context.store.signIn(account, password);
  if (!session) {
    context.afterAnswer(() => context.store.reportRefusal(account));
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  context.limits.succeed(account, context.address);
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
  const { text } = await readFields(request);
  const session =
    grant === 'password'
      ? await signIn(text('email'), text('password'), context)
      : await refresh(text('refresh_token'), store);
  return jsonResponse(200, await describeSession(session, tokens));
}

async function logout(request: Request, context: AuthContext): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('scope') ?? 'global';
  const scope = SCOPES.find((known) => known === asked);
  if (!scope) throw new AuthError(400, 'validation_failed', `Unsupported logout scope "${asked}"`);
  const { user, sessionId } = await current(request, context);
  await context.store.endSessions(user.id, sessionId, scope);
  return new Response(null, { status: 204 });
}

const signUp = (): never => {
  throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
};

const getUser = async (request: Request, context: AuthContext) =>
  jsonResponse(200, describeUser((await current(request, context)).user));

/** Unlike a hosted project, this backend says that its emails stay in the outbox. */
const readSettings = async () =>
  jsonResponse(200, {
    ...{ external: { email: true }, disable_signup: true, mailer_autoconfirm: false },
    mailer: 'outbox',
  });

type Endpoint = (request: Request, context: AuthContext) => Promise<Response>;

/** The endpoints by path and method. The id of an account or a factor is `:id` here. */
const ENDPOINTS: { [path: string]: { [method: string]: Endpoint } } = {
  settings: { GET: readSettings },
  token: { POST: token },
  user: { GET: getUser, PUT: updateUser },
  logout: { POST: logout },
  recover: { POST: recover },
  verify: { POST: verify },
  invite: { POST: invite },
  'admin/users': { POST: createUser },
  'admin/users/:id': { GET: readUser, DELETE: deleteUser },
  signup: { POST: signUp },
  factors: { POST: enroll },
  'factors/:id': { DELETE: unenroll },
  'factors/:id/challenge': { POST: challenge },
  'factors/:id/verify': { POST: verifyCode },
};

async function route(request: Request, context: AuthContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  const path = pathname.slice(PREFIX.length).replace(/^(admin\/users|factors)\/[^/]+/, '$1/:id');
  const methods = Object.hasOwn(ENDPOINTS, path) ? ENDPOINTS[path] : undefined;
  if (!methods) return notFound(pathname);
  const endpoint = methods[request.method];
  if (endpoint) return await endpoint(request, context);
  return methodNotAllowed(request.method, Object.keys(methods).join(', '));
}

export async function handleAuth(request: Request, context: AuthContext): Promise<Response> {
  try {
    return await route(request, context);
  } catch (cause) {
    if (cause instanceof AuthError) return authError(cause);
    throw cause;
  }
}
