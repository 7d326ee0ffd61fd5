import { handleAuth } from './auth/handleAuth.ts';
import { SignInLimits } from './auth/SignInLimits.ts';
import { isPreflight, preflight, withCors } from './http/cors.ts';
import { ApiError } from './http/errors.ts';
import { errorResponse, notFound } from './http/respond.ts';
import { identify, requireApiKey } from './identity/identify.ts';
import type {
  AuthStore,
  BlobStore,
  Caller,
  EdgeFunction,
  ObjectStore,
  Outbox,
  RestEngine,
} from './interfaces.ts';
import { handleOutbox } from './outbox/handleOutbox.ts';
import { handleRest } from './rest/handleRest.ts';
import { handleStorage } from './storage/handleStorage.ts';

export interface SupabaseHandlerOptions {
  rest: RestEngine;
  auth: AuthStore;
  objects: ObjectStore;
  blobs: BlobStore;
  jwtSecret: string;
  publishableKey: string;
  /** The key for the service role. Without it, no one has that role. */
  secretKey?: string;
  /** Edge Functions by name, served at `/functions/v1/<name>`. Default: none. */
  functions?: { [name: string]: EdgeFunction };
  /** Receives emails at `/outbox/v1/emails` instead of sending them. */
  outbox?: Outbox;
  /** The site that mailed links lead to. Default: the local site. */
  siteUrl?: string;
  /** The minimum length of a new password. Default: 10. */
  passwordLength?: number;
  /** The lifetime of an access token. Default: one hour. */
  tokenSeconds?: number;
  /** Receives errors that are this server's fault. The visitor sees only a 500. */
  onError?: (cause: unknown) => void;
}

interface Connection {
  /** The sender's network address, so one sender's failed sign-ins do not lock out another. */
  address?: string;
}

/** By then an answer has been written, even though the embedded database blocks the process. */
const ANSWER_MS = 50;

const LOCAL_SITE = 'http://127.0.0.1:4173';
const NO_OUTBOX: Outbox = { put: async () => undefined };

/** Undefined if the path belongs to none of Supabase's services. The caller then responds. */
export type SupabaseHandler = (
  request: Request,
  connection?: Connection,
) => Promise<Response | undefined>;

const SERVICE = /^\/(rest|auth|storage|functions|outbox)\/v1\//;

/** Answers a request on any engine, and refuses anything outside the supported subset. */
export function createSupabaseHandler(options: SupabaseHandlerOptions): SupabaseHandler {
  const limits = new SignInLimits();
  const mailLimits = new SignInLimits();

  const afterAnswer = (work: () => Promise<unknown>) =>
    void setTimeout(() => void work().catch((cause) => options.onError?.(cause)), ANSWER_MS);

  async function respond(request: Request, service: string, address: string): Promise<Response> {
    let caller: Caller | undefined;
    try {
      if (service === 'storage') {
        const context = { ...options, identify: () => identify(request, options) };
        return await handleStorage(request, context);
      }
      if (service === 'outbox') return await handleOutbox(request, options);
      if (service === 'auth') {
        requireApiKey(request, options);
        const isService = async () => (await identify(request, options)).role === 'service_role';
        const { auth: store, jwtSecret, tokenSeconds: lifetimeSeconds = 3600 } = options;
        const { outbox = NO_OUTBOX, siteUrl = LOCAL_SITE, passwordLength = 10 } = options;
        const issuer = new URL('/auth/v1', request.url).href;
        const tokens = { jwtSecret, issuer, lifetimeSeconds };
        const mailed = { mailLimits, outbox, afterAnswer, siteUrl, passwordLength };
        return await handleAuth(request, { store, limits, tokens, address, isService, ...mailed });
      }
      caller = await identify(request, options);
      return await handleRest(request, caller, options.rest);
    } catch (cause) {
      const isAnonymous = caller?.role !== 'authenticated';
      // PostgreSQL's internal errors, such as those of damaged files, name the server's files.
      const isKnown = cause instanceof ApiError && !cause.code.startsWith('XX');
      const error = isKnown ? cause : new ApiError('XX000', 'Internal server error');
      const response = errorResponse(error, isAnonymous);
      if (response.status >= 500) options.onError?.(cause);
      return response;
    }
  }

  return async (request, connection = {}) => {
    const service = SERVICE.exec(new URL(request.url).pathname)?.[1];
    if (service === undefined) return undefined;
    // A function responds to preflight requests itself, as on hosted projects.
    if (service === 'functions') return await callFunction(request, connection.address, options);
    const response = isPreflight(request)
      ? preflight(request)
      : await respond(request, service, connection.address ?? '');
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
    return withCors(response);
  };
}

/**
 * Passes the visitor's real address to the function, as hosted projects do, and drops any forged
 * one.
 */
async function callFunction(
  request: Request,
  address: string | undefined,
  { functions = {}, onError }: Pick<SupabaseHandlerOptions, 'functions' | 'onError'>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const name = pathname.split('/')[3] ?? '';
  const run = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (!run) return notFound(pathname);
  const asked = new Request(request);
  asked.headers.delete('cf-connecting-ip');
  if (address) asked.headers.set('x-forwarded-for', address);
  try {
    return await run(asked);
  } catch (cause) {
    onError?.(cause);
    return new Response('Internal Server Error', { status: 500 });
  }
}
