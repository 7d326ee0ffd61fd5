import { jsonResponse } from '../http/respond.ts';
import type { User } from '../interfaces.ts';
import { type AuthContext, beginGuess, beginMail, type Current, current } from './context.ts';
import { AuthError } from './errors.ts';
import { isVerified } from './factors.ts';
import { isEasyToGuess } from './isEasyToGuess.ts';
import { mailLink } from './links.ts';
import { checkEmail, readFields } from './readFields.ts';
import { describeUser } from './session.ts';

/** In bytes. bcrypt ignores the rest, so two longer passwords could count as equal. */
const LONGEST_PASSWORD = 72;

const KNOWN = ['email', 'password', 'current_password'];

async function checkStrength(password: string, shortest: number): Promise<void> {
  const { length } = new TextEncoder().encode(password);
  if (length > LONGEST_PASSWORD) {
    const message = `Password cannot be longer than ${LONGEST_PASSWORD} characters`;
    throw new AuthError(400, 'validation_failed', message);
  }
  if (length < shortest) {
    const message = `Password should be at least ${shortest} characters.`;
    throw new AuthError(422, 'weak_password', message, { reasons: ['length'] });
  }
  if (await isEasyToGuess(password)) {
    // The answer of a hosted project with "Prevent use of leaked passwords".
    const message =
      'Password is known to be weak and easy to guess, please choose a different one.';
    throw new AuthError(422, 'weak_password', message, { reasons: ['pwned'] });
  }
}

/** Supabase Auth has this sentence for both codes. */
const CURRENT = 'Current password required when setting new password.';
const currentRequired = () => new AuthError(400, 'current_password_required', CURRENT);
const currentInvalid = () => new AuthError(400, 'current_password_invalid', CURRENT);

/** As in a hosted project that requires the current password, except once after a mailed link. */
async function setPassword(
  password: string,
  given: string | undefined,
  { user, sessionId }: Current,
  context: AuthContext,
): Promise<void> {
  if (given !== undefined) beginGuess(user.email, context);
  const change = { password, current: given, sessionId };
  const result = await context.store.changePassword(user.id, change);
  if (result === 'current-required') throw currentRequired();
  if (result === 'wrong') throw currentInvalid();
  if (given !== undefined) context.limits.succeed(user.email, context.address);
  if (result === 'same') {
    const same = 'New password should be different from the old password.';
    throw new AuthError(422, 'same_password', same);
  }
}

/**
 * Hosted projects ask the former address instead ("Secure email change"), and ignore the current
 * password here.
 */
async function requireCurrent(
  given: string | undefined,
  { user }: Current,
  context: AuthContext,
): Promise<void> {
  if (given === undefined) throw currentRequired();
  beginGuess(user.email, context);
  if (!(await context.store.isPassword(user.id, given))) throw currentInvalid();
  context.limits.succeed(user.email, context.address);
}

/**
 * Tells the former address first, so no change is confirmed that it doesn't know of. An address of
 * another account gets a link too, which is then refused. Otherwise the answer would tell who has an
 * account.
 */
async function changeEmail(
  email: string,
  user: User,
  request: Request,
  context: AuthContext,
): Promise<void> {
  beginMail(user.email, context);
  await mailLink('email_undo', user, user.email, request, context);
  await mailLink('email_change', user, email, request, context);
}

function requireSecondStep({ user, level }: Current): void {
  if (level === 'aal2' || !user.factors.some(isVerified)) return;
  const message = 'AAL2 session is required to update email or password when MFA is enabled.';
  throw new AuthError(401, 'insufficient_aal', message);
}

/** Changes the password, or mails a link to the new email address. */
export async function updateUser(request: Request, context: AuthContext): Promise<Response> {
  const now = await current(request, context);
  const { user } = now;
  const { names, optional } = await readFields(request);
  if (names.includes('app_metadata')) {
    const message = 'Updating app_metadata requires admin privileges';
    throw new AuthError(403, 'not_admin', message);
  }
  if (names.some((name) => !KNOWN.includes(name))) {
    const message = 'Only the email address and the password can be changed here';
    throw new AuthError(400, 'validation_failed', message);
  }
  const password = optional('password');
  const asked = optional('email');
  const email = asked === undefined ? user.email : checkEmail(asked);
  if (password !== undefined || email !== user.email) requireSecondStep(now);
  if (password !== undefined) await checkStrength(password, context.passwordLength);
  const given = optional('current_password');
  if (email !== user.email) await requireCurrent(given, now, context);
  if (password !== undefined) await setPassword(password, given, now, context);
  if (email !== user.email) await changeEmail(email, user, request, context);
  return jsonResponse(200, describeUser((await context.store.findUser(user.id)) ?? user));
}
