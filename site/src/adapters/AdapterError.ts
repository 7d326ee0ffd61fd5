export type AdapterErrorKind =
  /** no answer, or none that the backend's own code wrote */
  | 'network'
  /** the policies or the key say no, or a write changed no row */
  | 'denied'
  /** asked for one thing that does not exist */
  | 'missing'
  /** an answer, or a question, of another shape than agreed */
  | 'malformed';

/** What every adapter throws. The screen decides what a visitor is told; the message is for engineers. */
export class AdapterError extends Error {
  override readonly name = 'AdapterError';
  readonly kind: AdapterErrorKind;

  constructor(kind: AdapterErrorKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** The part of a supabase-js answer that says how a call went. */
export interface Answer {
  readonly status: number;
  readonly error: { readonly message: string; readonly code?: string } | null;
}

/** supabase-js answers status 0 when nothing was heard; PGRST116 is "not exactly one row". */
function kindOf({ status, error }: Answer): AdapterErrorKind {
  if (status === 401 || status === 403 || error?.code === '42501') return 'denied';
  if (status === 404 || error?.code === 'PGRST116') return 'missing';
  return status === 0 || status === 408 || status === 429 || status >= 500
    ? 'network'
    : 'malformed';
}

/** @throws AdapterError when the call failed; `what` begins the message, as in "Failed to load blog posts". */
export function assertAnswered(what: string, answer: Answer): void {
  if (!answer.error) return;
  throw new AdapterError(kindOf(answer), `${what}: ${answer.error.message}`, answer.error);
}
