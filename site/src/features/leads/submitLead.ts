import type { SpamSignals } from '@custom-designs/ui/components/Form';
import { MINIMUM_MS } from '../../../../supabase/functions/leads/spam.ts';
import { type LeadSink, leadSink } from './adapter.ts';
import type { Lead } from './lead.ts';

/**
 * Sooner than three seconds may still be a person whose browser filled the form in: that request
 * waits out the time, and a program that has left sends nothing (docs/behavior.md#form-spam).
 */
export const waitBefore = ({ elapsedMs }: Pick<SpamSignals, 'elapsedMs'>): number =>
  Math.min(Math.max(MINIMUM_MS - elapsedMs, 0), MINIMUM_MS);

const waitFor = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The ids of messages whose arrival nobody has confirmed, by their words. */
const unconfirmed = new Map<string, string>();

/** Undefined where the page is not secure: the function then makes one. */
function idFor(words: string): string | undefined {
  const id = unconfirmed.get(words) ?? globalThis.crypto.randomUUID?.();
  if (id !== undefined) unconfirmed.set(words, id);
  return id;
}

interface SubmitOptions extends SpamSignals {
  readonly sink?: LeadSink;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/**
 * Hands a request to the sink. The same words keep their id until they have arrived, so trying again
 * stores nothing twice. Resolves when the visitor may be told that it was sent.
 * @throws AdapterError when it was not; the form then keeps its values.
 */
export async function submitLead(
  lead: Lead,
  { sink = leadSink(), wait = waitFor, honeypot, elapsedMs }: SubmitOptions,
): Promise<void> {
  const words = JSON.stringify(lead);
  const delay = waitBefore({ elapsedMs });
  if (delay > 0) await wait(delay);
  await sink({ ...lead, id: idFor(words), elapsedMs: Math.max(elapsedMs, 0), website: honeypot });
  unconfirmed.delete(words);
}
