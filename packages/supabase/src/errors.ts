export type AdapterErrorKind =
  /** no response, or none from the backend itself */
  | 'network'
  /** refused by the policies or the key, or a write changed no row */
  | 'denied'
  /** the requested item doesn't exist */
  | 'missing'
  /** another manager changed the same thing */
  | 'conflict'
  /** a request or a response in an unexpected format */
  | 'malformed';

/** Why something was `denied`, if that changes what to do next. */
export type DeniedReason =
  /** not signed in, or no longer: sign in and try again */
  | 'signed-out'
  /** signed in, but the account lacks the right */
  | 'not-allowed'
  /** the code of the second step has to be entered first */
  | 'second-step'
  | 'credentials'
  | 'throttled'
  /** mail isn't set up, so the link reached no one */
  | 'unmailed'
  /** the page is on plain HTTP, where browsers turn off functions that changes need */
  | 'insecure'
  /** the project's storage is full */
  | 'quota';

/**
 * The error of every adapter. The screen decides what to tell the visitor. The message is for
 * engineers.
 */
export class AdapterError extends Error {
  override readonly name: string = 'AdapterError';
  readonly kind: AdapterErrorKind;
  readonly reason: DeniedReason | undefined;

  constructor(kind: AdapterErrorKind, message: string, cause?: unknown, reason?: DeniedReason) {
    super(message, { cause });
    this.kind = kind;
    this.reason = reason;
  }
}

/** The part of a supabase-js response that describes its result. */
export interface Answer {
  readonly status: number;
  readonly error: { readonly message: string; readonly code?: string | undefined } | null;
}

/** Shown to a manager after a lost connection, whatever text the browser has. */
export const CONNECTION_LOST = 'connection lost';

export const connectionLost = (cause: unknown): AdapterError =>
  new AdapterError('network', CONNECTION_LOST, cause);

/**
 * True if no part of the backend responded: status 0, or a success with a foreign body, such as a
 * hotel network's login page.
 */
const hasNoAnswer = ({ status }: Answer) => status < 300;

/** Returns the backend's message for a failed call. The fallback replaces a gateway's text. */
export function errorMessage(answer: Answer, fallback: string): string {
  if (hasNoAnswer(answer)) return CONNECTION_LOST;
  return (answer.error?.code && answer.error.message) || fallback;
}

const isQuota = (status: number) => status === 402 || status === 507;

/** Classifies a failed call. PGRST116 means "not exactly one row". */
function kindOf(answer: Answer): AdapterErrorKind {
  const { status, error } = answer;
  const isRefused = status === 401 || status === 403 || error?.code === '42501';
  if (isRefused || isQuota(status)) return 'denied';
  if (status === 404 || error?.code === 'PGRST116') return 'missing';
  return hasNoAnswer(answer) || status === 408 || status === 429 || status >= 500
    ? 'network'
    : 'malformed';
}

/** Converts a failed response to an error with this message. Undefined if the call succeeded. */
export function failureOf(message: string, answer: Answer): AdapterError | undefined {
  if (!answer.error) return undefined;
  const reason = isQuota(answer.status) ? 'quota' : undefined;
  return new AdapterError(kindOf(answer), message, answer.error, reason);
}

/**
 * @throws AdapterError if the call failed. `what` starts the message, as in "Failed to load blog
 * posts".
 */
export function assertAnswered(what: string, answer: Answer): void {
  const failure = failureOf(`${what}: ${answer.error?.message}`, answer);
  if (failure) throw failure;
}

/** @throws AdapterError if the call failed, with the backend's message or else the fallback */
export function requireAnswer(fallback: string, answer: Answer): void {
  const failure = failureOf(errorMessage(answer, fallback), answer);
  if (failure) throw failure;
}
