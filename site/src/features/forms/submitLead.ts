import type { SpamSignals } from '@custom-designs/ui/components/Form';
import type { LeadMessage, LeadRequest } from '../../../../supabase/functions/leads/limits.ts';
import { MINIMUM_MS } from '../../../../supabase/functions/leads/spam.ts';
import { type LeadSink, leadSink } from './adapter.ts';

/**
 * A person whose browser filled in the form may be faster than three seconds. So the message waits
 * until then. A program that closes the page earlier sends nothing (docs/behavior/forms.md#form-spam).
 */
const waitBefore = ({ elapsedMs }: Pick<SpamSignals, 'elapsedMs'>): number =>
  Math.min(Math.max(MINIMUM_MS - elapsedMs, 0), MINIMUM_MS);

const waitFor = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const KEY = 'unconfirmed-messages';

/** Reads the ids that pages of this tab stored before a reload. Storage may be blocked. */
function readUnconfirmed(): Map<string, string> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
  } catch {
    return new Map();
  }
}

/** Ids of messages that aren't confirmed yet, by their text. */
const unconfirmed = readUnconfirmed();

function keep() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...unconfirmed]));
  } catch {
    // Without storage, the ids last as long as the page.
  }
}

/** Undefined on an insecure page. The function then creates the id. */
function idFor(content: string): string | undefined {
  const id = unconfirmed.get(content) ?? globalThis.crypto.randomUUID?.();
  if (id !== undefined) unconfirmed.set(content, id);
  keep();
  return id;
}

interface SubmitOptions extends SpamSignals {
  /** A data URL. */
  readonly photo?: string | undefined;
  readonly sink?: LeadSink;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** Sends a message again without its photo if the photo may be the reason for a failure. */
async function sendWith(photo: string, request: LeadRequest, sink: LeadSink) {
  try {
    return await sink({ ...request, photo });
  } catch (error) {
    const { reason } = Object(error);
    if (navigator.onLine === false || reason === 'throttled' || reason === 'not-allowed')
      throw error;
    // The first attempt may have been stored, with its photo.
    return await sink({ ...request, photo: null });
  }
}

/**
 * Sends a message. The same text keeps its id until it's confirmed, so retrying stores nothing
 * twice. Resolves with null if the message was stored, with 'photo-lost' if it was stored without its
 * photo, or with errors by field.
 * @throws AdapterError if it wasn't sent; the form then keeps its values
 */
export async function submitLead(
  lead: LeadMessage,
  { sink = leadSink(), wait = waitFor, honeypot, elapsedMs, photo }: SubmitOptions,
): ReturnType<LeadSink> {
  const content = JSON.stringify(lead);
  const delay = waitBefore({ elapsedMs });
  if (delay > 0) await wait(delay);
  const signals = { elapsedMs: Math.max(elapsedMs, 0), website: honeypot };
  const request = { ...lead, id: idFor(content), ...signals };
  const answer = await (photo === undefined ? sink(request) : sendWith(photo, request, sink));
  unconfirmed.delete(content);
  keep();
  return answer;
}
