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
      /** For the server's own log, never for a response. */
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
  '23503': 409,
  '23505': 409,
  '42883': 404,
  // PostgreSQL's code for a full disk. An upload to a full disk gets the same status.
  '53100': 507,
};

/** Classes of errors that are not the request's fault. */
const SERVER_CLASSES = ['08', '25', '40', '53', '55', '57', '58', 'XX'];

/** SQL can choose a status: an error raised with `errcode = 'PT429'` becomes 429. */
const CHOSEN_STATUS = /^PT([45]\d\d)$/;

/** The HTTP status that PostgREST uses for a PostgreSQL error code. */
export function statusOf(error: ApiError, isAnonymous: boolean): number {
  if (error.status !== undefined) return error.status;
  const chosen = CHOSEN_STATUS.exec(error.code)?.[1];
  if (chosen !== undefined) return Number(chosen);
  if (error.code === '42501') return isAnonymous ? 401 : 403;
  return BY_CODE[error.code] ?? (SERVER_CLASSES.includes(error.code.slice(0, 2)) ? 500 : 400);
}

export function errorBody(error: ApiError): string {
  const { code, details, hint, message } = error;
  return JSON.stringify({ code, details, hint, message });
}
