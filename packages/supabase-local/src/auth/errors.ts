import { jsonResponse } from '../http/respond.ts';

/** A failure as Supabase Auth words it; supabase-js reads `error_code` and `msg`. */
export class AuthFault extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export function authError({ status, code, message }: AuthFault): Response {
  return jsonResponse(status, { code: status, error_code: code, msg: message });
}
