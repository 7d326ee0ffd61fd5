/** An error in PostgREST's format. Engines throw it with PostgreSQL's own codes. */
export class ApiError extends Error {
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  readonly status: number | undefined;

  constructor(
    code: string,
    message: string,
    options: {
      details?: string | null;
      hint?: string | null;
      status?: number;
      /** For the server's own log. It is never part of a response. */
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.details = options.details ?? null;
    this.hint = options.hint ?? null;
    this.status = options.status;
  }
}

const BY_CODE: { [code: string]: number } = {
  '08': 503,
  '0L': 403,
  '0P': 403,
  '21000': 500,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '28': 403,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53': 503,
  // PostgREST returns 500, because a trigger may exceed the limit. Here only the request can.
  '54': 400,
  '57P01': 503,
  '57P02': 503,
  '57P03': 503,
  P0001: 400,
};

/** Error classes that PostgREST treats as server errors. */
const SERVER_CLASSES = ['25', '2D', '38', '39', '3B', '40', '54', '55', '57', '58', 'P0', 'XX'];

/** An error that SQL raises with `errcode = 'PT429'` becomes 429. */
const CHOSEN_STATUS = /^PT([45]\d\d)$/;

/** The HTTP status that PostgREST uses for a PostgreSQL error code. */
export function statusOf(error: ApiError, isAnonymous: boolean): number {
  if (error.status !== undefined) return error.status;
  const chosen = CHOSEN_STATUS.exec(error.code)?.[1];
  if (chosen !== undefined) return Number(chosen);
  if (error.code === '42501') return isAnonymous ? 401 : 403;
  if (error.code === '21000' && error.message.endsWith('requires a WHERE clause')) return 400;
  const known = BY_CODE[error.code] ?? BY_CODE[error.code.slice(0, 2)];
  if (known !== undefined) return known;
  return SERVER_CLASSES.includes(error.code.slice(0, 2)) ? 500 : 400;
}

export function errorBody(error: ApiError): string {
  const { code, details, hint, message } = error;
  return JSON.stringify({ code, details, hint, message });
}
