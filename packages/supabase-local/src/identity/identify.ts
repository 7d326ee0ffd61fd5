import { ApiError } from '../http/errors.ts';
import type { Caller, Role } from '../interfaces.ts';
import { type TokenError, verifyToken } from './jwt.ts';
import { sameText } from './keys.ts';

export interface Keys {
  jwtSecret: string;
  publishableKey: string;
  /** The key for the service role. Leave it out if no script needs it, as in a browser. */
  secretKey?: string | undefined;
}

const ROLES: readonly Role[] = ['anon', 'authenticated', 'service_role'];

const TOKEN_ERRORS: { [error in TokenError]: { code: string; message: string } } = {
  malformed: { code: 'PGRST301', message: 'Expected 3 parts in JWT; got something else' },
  signature: { code: 'PGRST301', message: 'JWSError JWSInvalidSignature' },
  expired: { code: 'PGRST303', message: 'JWT expired' },
  early: { code: 'PGRST303', message: 'JWT not yet valid' },
};

function keyRole(key: string, keys: Keys): Role | undefined {
  if (sameText(key, keys.publishableKey)) return 'anon';
  if (keys.secretKey !== undefined && sameText(key, keys.secretKey)) return 'service_role';
  return undefined;
}

function unauthorized(code: string, message: string, hint: string | null = null): ApiError {
  return new ApiError(code, message, { hint, status: 401 });
}

/** The role of the `apikey` header. Every call except a public download needs one. */
export function requireApiKey(request: Request, keys: Keys): Role {
  const key = request.headers.get('apikey');
  if (key === null) {
    const hint = 'No `apikey` request header was found.';
    throw unauthorized('no_api_key', 'No API key found in request', hint);
  }
  const role = keyRole(key, keys);
  if (!role) {
    const hint = 'Use the publishable key the backend printed when it started.';
    throw unauthorized('invalid_api_key', 'Invalid API key', hint);
  }
  return role;
}

export function bearerOf(request: Request): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

/**
 * The key alone gives the role anon or service_role. A user's token in `Authorization` overrides
 * it. Without a session, supabase-js repeats the key there.
 */
export async function identify(request: Request, keys: Keys): Promise<Caller> {
  const role = requireApiKey(request, keys);
  const bearer = bearerOf(request);
  if (bearer === undefined || keyRole(bearer, keys) === role) return { role, claims: { role } };
  const verified = await verifyToken(bearer, keys.jwtSecret, Math.floor(Date.now() / 1000));
  if ('error' in verified) {
    const { code, message } = TOKEN_ERRORS[verified.error];
    throw unauthorized(code, message);
  }
  const { claims } = verified;
  const claimed = ROLES.find((known) => known === claims.role);
  if (!claimed) throw unauthorized('PGRST301', 'JWT names no role of this database');
  return { role: claimed, claims };
}
