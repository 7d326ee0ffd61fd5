import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { jsonResponse } from '../http/respond.ts';
import type { Factor, User } from '../interfaces.ts';
import { type AuthContext, beginGuess, current } from './context.ts';
import { AuthError } from './errors.ts';
import { readFields } from './readFields.ts';
import { describeSession } from './session.ts';

/** As by default in Supabase Auth. */
const MOST_FACTORS = 10;
const CHALLENGE_SECONDS = 300;

export const isVerified = ({ status }: Pick<Factor, 'status'>) => status === 'verified';

/** Supabase Auth's settings. Authenticator apps ignore any others. */
const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: 30, digits: 6 });

/** The factor that the address names, which must be one of the user's. */
function factorOf(request: Request, user: User): Factor {
  const id = new URL(request.url).pathname.split('/')[4];
  const factor = user.factors.find((known) => known.id === id);
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

/** Begins to set up an authenticator app. Its first code verifies it. */
export async function enroll(request: Request, context: AuthContext): Promise<Response> {
  const { user, level } = await current(request, context);
  const { text, optional } = await readFields(request);
  if (text('factor_type') !== 'totp') {
    const message = 'factor_type needs to be totp, phone, or webauthn';
    throw new AuthError(400, 'validation_failed', message);
  }
  const friendlyName = optional('friendly_name') ?? '';
  if (user.factors.some((known) => known.friendly_name === friendlyName)) {
    const message = `A factor with the friendly name "${friendlyName}" for this user already exists`;
    throw new AuthError(422, 'mfa_factor_name_conflict', message);
  }
  if (user.factors.length >= MOST_FACTORS) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw new AuthError(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (user.factors.some(isVerified) && level !== 'aal2') {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  const id = crypto.randomUUID();
  const secret = new Secret({ size: 20 }).base32;
  await context.store.addFactor({ id, userId: user.id, friendlyName, secret });
  const issuer = optional('issuer') ?? new URL(context.siteUrl).host;
  const uri = totpOf(secret, issuer, user.email).toString();
  const totp = { qr_code: renderSVG(uri), secret, uri };
  return jsonResponse(200, { id, type: 'totp', friendly_name: friendlyName, totp });
}

export async function challenge(request: Request, context: AuthContext): Promise<Response> {
  const { user } = await current(request, context);
  const factor = factorOf(request, user);
  const { id, at } = await context.store.addChallenge(factor.id, context.address);
  const expires_at = Math.floor(at / 1000) + CHALLENGE_SECONDS;
  return jsonResponse(200, { id, type: 'totp', expires_at });
}

function wrongCode({ email }: User, { store, afterAnswer }: AuthContext): AuthError {
  afterAnswer(() => store.reportRefusal(email));
  return new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
}

/**
 * Checks a code and raises the session. Unlike Supabase Auth, it accepts no code twice, not even for
 * another challenge (RFC 6238, section 5.2).
 */
export async function verifyCode(request: Request, context: AuthContext): Promise<Response> {
  const { store, tokens, address } = context;
  const { user, sessionId } = await current(request, context);
  const factor = factorOf(request, user);
  const { text, optional } = await readFields(request);
  const code = optional('code');
  if (code === undefined) {
    throw new AuthError(400, 'validation_failed', 'Code needs to be non-empty');
  }
  beginGuess(user.id, context);
  const challengeId = text('challenge_id');
  const { secret, challenge: asked } = (await store.findChallenge(factor.id, challengeId)) ?? {};
  if (secret === undefined || !asked) {
    const message = 'MFA factor with the provided challenge ID not found';
    throw new AuthError(422, 'mfa_factor_not_found', message);
  }
  if (asked.isUsed || asked.address !== address) {
    const message = 'Challenge and verify IP addresses mismatch.';
    throw new AuthError(422, 'mfa_ip_address_mismatch', message);
  }
  if (asked.at + CHALLENGE_SECONDS * 1000 < Date.now()) {
    const message = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`;
    throw new AuthError(422, 'mfa_challenge_expired', message);
  }
  const totp = totpOf(secret);
  const now = Date.now();
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  if (delta === null) throw wrongCode(user, context);
  const period = totp.counter({ timestamp: now }) + delta;
  const ids = { userId: user.id, factorId: factor.id, challengeId, sessionId };
  const session = await store.raise({ ...ids, period });
  if (!session) throw wrongCode(user, context);
  context.limits.succeed(user.id, address);
  return jsonResponse(200, await describeSession(session, tokens));
}

export async function unenroll(request: Request, context: AuthContext): Promise<Response> {
  const { user, level } = await current(request, context);
  const factor = factorOf(request, user);
  if (isVerified(factor) && level !== 'aal2') {
    throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  await context.store.removeFactor(user.id, factor.id);
  return jsonResponse(200, { id: factor.id });
}
