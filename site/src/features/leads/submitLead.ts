import type { SpamSignals } from '@custom-designs/ui/components/Form';
import { MINIMUM_MS } from '../../../../supabase/functions/leads/spam.ts';
import { type LeadSink, leadSink, type Refusal } from './adapter.ts';
import type { Lead } from './lead.ts';

/**
 * Sooner than three seconds may still be a person whose browser filled the form in: that request
 * waits out the time, and a program that has left sends nothing (docs/behavior.md#form-spam).
 */
const waitBefore = ({ elapsedMs }: Pick<SpamSignals, 'elapsedMs'>): number =>
  Math.min(Math.max(MINIMUM_MS - elapsedMs, 0), MINIMUM_MS);

const waitFor = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const KEY = 'unconfirmed-messages';

/** As a page of this tab left them before it was loaded again. Storage may be refused. */
function readUnconfirmed(): Map<string, string> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
  } catch {
    return new Map();
  }
}

/** The ids of messages whose arrival nobody has confirmed, by their words. */
const unconfirmed = readUnconfirmed();

function keep() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...unconfirmed]));
  } catch {
    // Then the ids last as long as the page.
  }
}

/** Undefined where the page is not secure: the function then makes one. */
function idFor(words: string): string | undefined {
  const id = unconfirmed.get(words) ?? globalThis.crypto.randomUUID?.();
  if (id !== undefined) unconfirmed.set(words, id);
  keep();
  return id;
}

interface SubmitOptions extends SpamSignals {
  readonly sink?: LeadSink;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/**
 * Hands a request to the sink. The same words keep their id until they have arrived, so trying again
 * stores nothing twice. Resolves with null when the visitor may be told that it was sent, or with what
 * is wrong, by field.
 * @throws AdapterError when it was not sent; the form then keeps its values.
 */
export async function submitLead(
  lead: Lead,
  { sink = leadSink(), wait = waitFor, honeypot, elapsedMs }: SubmitOptions,
): Promise<Refusal | null> {
  const words = JSON.stringify(lead);
  const delay = waitBefore({ elapsedMs });
  if (delay > 0) await wait(delay);
  const request = { ...lead, id: idFor(words), elapsedMs: Math.max(elapsedMs, 0) };
  const refusal = await sink({ ...request, website: honeypot });
  unconfirmed.delete(words);
  keep();
  return refusal;
}
