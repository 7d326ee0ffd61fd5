export type AdapterErrorKind =
  /** no answer, or none that the backend's own code wrote */
  | 'network'
  /** the policies or the key say no, or a write changed no row */
  | 'denied'
  /** asked for one thing that does not exist */
  | 'missing'
  /** somebody else changed the same thing meanwhile */
  | 'conflict'
  /** an answer, or a question, of another shape than agreed */
  | 'malformed';

/** Why something was `denied`, where that changes what a person should do next. */
export type DeniedReason =
  /** nobody is signed in, or no longer: sign in and do it again */
  | 'signed-out'
  /** signed in, with an account that may not do this */
  | 'not-allowed'
  /** wrong email or password */
  | 'credentials'
  /** too many attempts in a short time */
  | 'throttled'
  /** plain HTTP, where browsers keep back what changes need */
  | 'insecure'
  /** the project has no room left */
  | 'quota';

/** What every adapter throws. The screen decides what a visitor is told; the message is for engineers. */
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

/** The part of a supabase-js answer that says how a call went. */
export interface Answer {
  readonly status: number;
  readonly error: { readonly message: string; readonly code?: string | undefined } | null;
}

/** What a manager reads when nothing was heard, whatever the browser's engine calls it. */
export const CONNECTION_LOST = 'connection lost';

export const connectionLost = (cause: unknown): AdapterError =>
  new AdapterError('network', CONNECTION_LOST, cause);

/**
 * True when no part of the backend answered: status 0, or a success whose body is not the backend's,
 * as the login page of a hotel network is.
 */
const hasNoAnswer = ({ status }: Answer) => status < 300;

/** What the backend said about a failed call; the fallback replaces the words of a gateway in between. */
export function errorMessage(answer: Answer, fallback: string): string {
  if (hasNoAnswer(answer)) return CONNECTION_LOST;
  return (answer.error?.code && answer.error.message) || fallback;
}

const isQuota = (status: number) => status === 402 || status === 507;

/** Of a failed call. PGRST116 is "not exactly one row". */
function kindOf(answer: Answer): AdapterErrorKind {
  const { status, error } = answer;
  const isRefused = status === 401 || status === 403 || error?.code === '42501';
  if (isRefused || isQuota(status)) return 'denied';
  if (status === 404 || error?.code === 'PGRST116') return 'missing';
  return hasNoAnswer(answer) || status === 408 || status === 429 || status >= 500
    ? 'network'
    : 'malformed';
}

/** A failed answer as an error with these words; undefined when the call went well. */
export function failureOf(message: string, answer: Answer): AdapterError | undefined {
  if (!answer.error) return undefined;
  const reason = isQuota(answer.status) ? 'quota' : undefined;
  return new AdapterError(kindOf(answer), message, answer.error, reason);
}

/** @throws AdapterError when the call failed; `what` begins the message, as in "Failed to load blog posts". */
export function assertAnswered(what: string, answer: Answer): void {
  const failure = failureOf(`${what}: ${answer.error?.message}`, answer);
  if (failure) throw failure;
}

/** @throws AdapterError when the call failed, in the backend's words or else the fallback's */
export function requireAnswer(fallback: string, answer: Answer): void {
  const failure = failureOf(errorMessage(answer, fallback), answer);
  if (failure) throw failure;
}
