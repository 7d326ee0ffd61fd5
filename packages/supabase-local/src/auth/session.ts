import { signToken } from '../identity/jwt.ts';
import type { JsonObject, Session, User } from '../interfaces.ts';

export interface TokenOptions {
  jwtSecret: string;
  /** The server's name in the token's `iss`. */
  issuer: string;
  lifetimeSeconds: number;
}

/** A user in the format of Supabase Auth. */
export function describeUser(user: User): JsonObject {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    ...(user.email_confirmed_at && {
      email_confirmed_at: user.email_confirmed_at,
      confirmed_at: user.email_confirmed_at,
    }),
    ...(user.invited_at && { invited_at: user.invited_at, confirmation_sent_at: user.invited_at }),
    ...(user.new_email && { new_email: user.new_email }),
    phone: '',
    last_sign_in_at: user.last_sign_in_at,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    identities: [],
    created_at: user.created_at,
    updated_at: user.updated_at,
    ...(user.factors.length > 0 && { factors: user.factors.map((factor) => ({ ...factor })) }),
    is_anonymous: false,
  };
}

export async function describeSession(
  { id, user, refreshToken, method, level }: Session,
  { jwtSecret, issuer, lifetimeSeconds }: TokenOptions,
): Promise<JsonObject> {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: issuer,
    sub: user.id,
    aud: 'authenticated',
    exp: now + lifetimeSeconds,
    iat: now,
    email: user.email,
    phone: '',
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: 'authenticated',
    aal: level,
    amr: [...(level === 'aal2' ? ['totp'] : []), method].map((used) => ({
      ...{ method: used, timestamp: now },
    })),
    session_id: id,
    is_anonymous: false,
  };
  return {
    access_token: await signToken(claims, jwtSecret),
    token_type: 'bearer',
    expires_in: lifetimeSeconds,
    expires_at: claims.exp,
    refresh_token: refreshToken,
    user: describeUser(user),
  };
}
