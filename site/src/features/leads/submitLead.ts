import type { SpamSignals } from '@custom-designs/ui/components/Form';
import { type LeadSink, leadSink } from './adapter.ts';
import type { Lead } from './lead.ts';

/** Milliseconds. Nobody reads, fills in, and sends a form in less (docs/behavior.md#form-spam). */
const MINIMUM_MS = 3000;

type SpamResult =
  | { readonly action: 'discard' }
  | { readonly action: 'send'; readonly afterMs: number };

/**
 * A filled honeypot is a program: its request is dropped while the page confirms as usual, so it
 * learns nothing. Sooner than three seconds may still be a person whose browser filled the form in:
 * that request waits out the time instead of being lost, and a program that has left sends nothing.
 */
export function detectSpam({ honeypot, elapsedMs }: SpamSignals): SpamResult {
  if (honeypot.trim() !== '') return { action: 'discard' };
  return { action: 'send', afterMs: Math.min(Math.max(MINIMUM_MS - elapsedMs, 0), MINIMUM_MS) };
}

const waitFor = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

interface SubmitOptions extends SpamSignals {
  readonly sink?: LeadSink;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/**
 * Hands a request to the sink unless it is spam. Resolves when the visitor may be told that it was
 * sent. @throws AdapterError when it was not; the form then keeps its values.
 */
export async function submitLead(
  lead: Lead,
  { sink = leadSink(), wait = waitFor, ...signals }: SubmitOptions,
): Promise<void> {
  const result = detectSpam(signals);
  if (result.action === 'discard') return;
  if (result.afterMs > 0) await wait(result.afterMs);
  await sink(lead);
}
