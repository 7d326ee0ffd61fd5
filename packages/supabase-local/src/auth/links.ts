import { jsonResponse } from '../http/respond.ts';
import { randomToken, toBase64Url } from '../identity/keys.ts';
import { type LinkType, UNDO_SECONDS, type User } from '../interfaces.ts';
import { type AuthContext, beginMail } from './context.ts';
import { AuthError, emailTooSoon } from './errors.ts';
import { linkMail } from './mails.ts';
import { checkEmail, readFields } from './readFields.ts';
import { describeSession } from './session.ts';

const HOUR = 3600;
const LIFETIMES: { [type in LinkType]: number } = {
  invite: 24 * HOUR,
  recovery: HOUR,
  email_change: HOUR,
  email_undo: UNDO_SECONDS,
};

/** An account gets at most one email of a type within this time, as by default in Supabase Auth. */
const PAUSE_SECONDS = 60;

const isLinkType = (type: string): type is LinkType => Object.hasOwn(LIFETIMES, type);

async function hashOf(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return toBase64Url(new Uint8Array(bytes));
}

/** Mails a link. @throws AuthError if the last one is too recent. @returns the link */
export async function mailLink(
  type: LinkType,
  user: User,
  email: string,
  request: Request,
  { store, outbox, siteUrl }: AuthContext,
): Promise<string> {
  const token = randomToken(32);
  const stored = { type, userId: user.id, hash: await hashOf(token), email };
  const wait = await store.addLink(stored, PAUSE_SECONDS);
  if (wait > 0) throw emailTooSoon(wait);
  const redirectTo = new URL(request.url).searchParams.get('redirect_to');
  const { mail, link } = linkMail(type, email, token, { siteUrl, redirectTo, account: user });
  await outbox.put(mail);
  return link;
}

/**
 * Responds the same and as fast for every address, so no one learns who has an account. Supabase Auth refuses a
 * second request within a minute for accounts only, and this backend just doesn't mail again. Unlike
 * Supabase Auth, it gives the link to the secret key, because the email stays in the outbox.
 */
export async function recover(request: Request, context: AuthContext): Promise<Response> {
  const email = checkEmail((await readFields(request)).text('email'));
  const mail = async () => {
    const user = await context.store.findByEmail(email);
    return user && (await mailLink('recovery', user, email, request, context));
  };
  if (await context.isService()) return jsonResponse(200, { action_link: await mail() });
  beginMail(email, context);
  context.afterAnswer(() =>
    mail().catch((cause: unknown) => {
      if (!(cause instanceof AuthError)) throw cause;
    }),
  );
  return jsonResponse(200, {});
}

/** Uses up a mailed link and signs its account in. */
export async function verify(request: Request, context: AuthContext): Promise<Response> {
  const { text } = await readFields(request);
  const type = text('type');
  if (!isLinkType(type)) {
    throw new AuthError(400, 'validation_failed', 'Invalid email verification type');
  }
  // No account, because all wrong links together would otherwise lock everyone out.
  beginMail(undefined, context);
  const hash = await hashOf(text('token_hash'));
  const redeem = (one: LinkType) => context.store.redeem(one, hash, LIFETIMES[one]);
  const session =
    (await redeem(type)) ?? (type === 'recovery' ? await redeem('email_undo') : undefined);
  if (!session) {
    throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
  }
  context.mailLimits.succeed(undefined, context.address);
  return jsonResponse(200, await describeSession(session, context.tokens));
}
