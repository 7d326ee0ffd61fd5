import { jsonResponse } from '../http/respond.ts';

/** An error in the format of Supabase Auth. supabase-js reads `error_code` and `msg`. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  /** Seconds after which a retry may succeed. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export function authError({ status, code, message, retryAfter }: AuthError): Response {
  const headers: { [name: string]: string } =
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return jsonResponse(status, { code: status, error_code: code, msg: message }, headers);
}
