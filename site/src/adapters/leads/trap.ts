/** Nobody reads, writes and sends a form in less; decisions.md. */
export const MINIMUM_MS = 3000;

export interface Attempt {
  /** What stands in the field that no person sees. */
  readonly honeypot: string;
  /** When the page with the form was shown, and the present, both in milliseconds of one clock. */
  readonly openedAt: number;
  readonly now: number;
}

export type Verdict =
  | { readonly action: 'discard' }
  | { readonly action: 'send'; readonly afterMs: number };

/**
 * A filled honeypot is a program: its request is dropped while the page confirms as usual, so it
 * learns nothing. Sooner than three seconds may still be a person whose browser filled the form in:
 * that request waits out the time instead of being lost, and a program that has left sends nothing.
 */
export function judge({ honeypot, openedAt, now }: Attempt): Verdict {
  if (honeypot.trim() !== '') return { action: 'discard' };
  const rest = MINIMUM_MS - (now - openedAt);
  return { action: 'send', afterMs: Math.min(Math.max(rest, 0), MINIMUM_MS) };
}
