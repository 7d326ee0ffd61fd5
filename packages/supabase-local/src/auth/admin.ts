import { jsonResponse } from '../http/respond.ts';
import type { JsonObject, User } from '../interfaces.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { mailLink } from './links.ts';
import { checkEmail, readFields } from './readFields.ts';
import { describeUser } from './session.ts';

async function requireService(context: AuthContext): Promise<void> {
  if (!(await context.isService())) throw new AuthError(403, 'not_admin', 'User not allowed');
}

const emailExists = () => {
  const message = 'A user with this email address has already been registered';
  return new AuthError(422, 'email_exists', message);
};

const KNOWN = ['email', 'app_metadata', 'user_metadata'];

/** Creates an account without a password. A mailed link confirms its address. */
export async function createUser(request: Request, context: AuthContext): Promise<Response> {
  await requireService(context);
  const { names, text, object } = await readFields(request);
  if (names.some((name) => !KNOWN.includes(name))) {
    const message = `An account is created with ${KNOWN.join(', ')} only`;
    throw new AuthError(400, 'validation_failed', message);
  }
  const user = await context.store.createUser({
    email: checkEmail(text('email')),
    app_metadata: object('app_metadata') as JsonObject,
    user_metadata: object('user_metadata') as JsonObject,
  });
  if (!user) throw emailExists();
  return jsonResponse(200, describeUser(user));
}

async function namedUser(request: Request, { store }: AuthContext): Promise<User> {
  const id = new URL(request.url).pathname.split('/').at(-1) ?? '';
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) {
    throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
  }
  const user = await store.findUser(id);
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
  return user;
}

export async function readUser(request: Request, context: AuthContext): Promise<Response> {
  await requireService(context);
  return jsonResponse(200, describeUser(await namedUser(request, context)));
}

export async function deleteUser(request: Request, context: AuthContext): Promise<Response> {
  await requireService(context);
  await context.store.deleteUser((await namedUser(request, context)).id);
  return jsonResponse(200, {});
}

/**
 * Mails a link to an account that isn't confirmed yet, or to a new one. An existing account keeps
 * its metadata. Unlike Supabase Auth, it pauses between two emails, and responds with the link, as
 * in `recover`. The pause is the only limit, because the caller's address is that of the function
 * `people`.
 */
export async function invite(request: Request, context: AuthContext): Promise<Response> {
  await requireService(context);
  const fields = await readFields(request);
  const email = checkEmail(fields.text('email'));
  const { store } = context;
  const user_metadata = fields.object('data') as JsonObject;
  const created = await store.createUser({ email, app_metadata: {}, user_metadata });
  const user = created ?? (await store.findByEmail(email));
  if (!user || user.email_confirmed_at) throw emailExists();
  const action_link = await mailLink('invite', user, email, request, context);
  const invited = describeUser((await store.findUser(user.id)) ?? user);
  return jsonResponse(200, { ...invited, action_link });
}
