import { backend, connect, isProductionBuild } from '../client.ts';
import { consoleSink } from './consoleSink.ts';
import type { Lead, LeadSink } from './lead.ts';
import { supabaseSink } from './supabaseSink.ts';
import { type Attempt, judge } from './trap.ts';

/** The sink this deployment has chosen by VITE_LEADS. */
export function leadSink(): LeadSink {
  if (backend().leads === 'supabase') return supabaseSink(connect);
  // biome-ignore lint/suspicious/noConsole: the console is where this sink puts things.
  return consoleSink({ isProduction: isProductionBuild, log: console.info });
}

const waitFor = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export interface SubmitOptions extends Omit<Attempt, 'now'> {
  readonly sink?: LeadSink;
  readonly now?: () => number;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/**
 * Hands a request to the sink once the traps let it through. Resolves when the visitor may be told
 * that it was sent. @throws AdapterError when it was not; the form then keeps its values.
 */
export async function submitLead(
  lead: Lead,
  { honeypot, openedAt, sink = leadSink(), now = Date.now, wait = waitFor }: SubmitOptions,
): Promise<void> {
  const verdict = judge({ honeypot, openedAt, now: now() });
  if (verdict.action === 'discard') return;
  if (verdict.afterMs > 0) await wait(verdict.afterMs);
  await sink(lead);
}
