import type { JsonObject } from '../interfaces.ts';
import { fromBase64Url, toBase64Url } from './keys.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const HMAC = { name: 'HMAC', hash: 'SHA-256' };

/** The allowed difference between two machines' clocks, as in PostgREST. */
const SKEW_SECONDS = 30;

export type TokenError = 'malformed' | 'signature' | 'expired' | 'early';
export type Verified = { claims: JsonObject } | { error: TokenError };

function importKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), HMAC, false, ['sign', 'verify']);
}

function encodePart(part: JsonObject): string {
  return toBase64Url(encoder.encode(JSON.stringify(part)));
}

function decodePart(part: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(decoder.decode(fromBase64Url(part)));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export async function signToken(claims: JsonObject, secret: string): Promise<string> {
  const content = `${encodePart({ alg: 'HS256', typ: 'JWT' })}.${encodePart(claims)}`;
  const key = await importKey(secret);
  const signature = await crypto.subtle.sign(HMAC, key, encoder.encode(content));
  return `${content}.${toBase64Url(new Uint8Array(signature))}`;
}

/** Accepts only HS256, so a token cannot choose how it is verified. */
export async function verifyToken(token: string, secret: string, now: number): Promise<Verified> {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.');
  const head = decodePart(header);
  const claims = decodePart(payload);
  if (!head || !claims || rest.length > 0) return { error: 'malformed' };
  if (head.alg !== 'HS256') return { error: 'signature' };
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = fromBase64Url(signature);
  } catch {
    return { error: 'malformed' };
  }
  const key = await importKey(secret);
  const isGenuine = await crypto.subtle.verify(
    HMAC,
    key,
    bytes,
    encoder.encode(`${header}.${payload}`),
  );
  if (!isGenuine) return { error: 'signature' };
  if (typeof claims.exp !== 'number' || claims.exp + SKEW_SECONDS < now)
    return { error: 'expired' };
  if (typeof claims.nbf === 'number' && claims.nbf - SKEW_SECONDS > now) return { error: 'early' };
  return { claims };
}
