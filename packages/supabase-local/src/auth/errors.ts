import { jsonResponse } from '../http/respond.ts';

interface Details {
  /** Seconds after which a retry may succeed. */
  retryAfter?: number;
  /** Why a password is weak. supabase-js reads it from `weak_password`. */
  reasons?: readonly string[];
}

/** An error in the format of Supabase Auth. supabase-js reads `error_code` and `msg`. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Details;

  constructor(status: number, code: string, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export function authError({ status, code, message, details }: AuthError): Response {
  const { retryAfter, reasons } = details;
  const headers: { [name: string]: string } =
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  const weak = reasons && { weak_password: { reasons } };
  return jsonResponse(status, { code: status, error_code: code, msg: message, ...weak }, headers);
}

export const tooManyRequests = (retryAfter: number) =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfter });

/** The last email went to this account too recently. */
export const emailTooSoon = (retryAfter: number) => {
  const message = `For security purposes, you can only request this after ${retryAfter} seconds.`;
  return new AuthError(429, 'over_email_send_rate_limit', message, { retryAfter });
};
