/** Milliseconds. Nobody reads, fills in, and sends a form in less (docs/behavior.md#form-spam). */
export const MINIMUM_MS = 3000;

/** What a submit tells about who filled in the form. */
export interface TrapReading {
  /** What stands in the field that no person sees. */
  readonly honeypot: string;
  /** Time since the form could be seen. */
  readonly elapsedMs: number;
}

export type Verdict =
  | { readonly action: 'discard' }
  | { readonly action: 'send'; readonly afterMs: number };

/**
 * A filled honeypot is a program: its request is dropped while the page confirms as usual, so it
 * learns nothing. Sooner than three seconds may still be a person whose browser filled the form in:
 * that request waits out the time instead of being lost, and a program that has left sends nothing.
 */
export function judge({ honeypot, elapsedMs }: TrapReading): Verdict {
  if (honeypot.trim() !== '') return { action: 'discard' };
  return { action: 'send', afterMs: Math.min(Math.max(MINIMUM_MS - elapsedMs, 0), MINIMUM_MS) };
}
