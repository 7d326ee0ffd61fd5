import { backend, connect, isProductionBuild } from '../../../supabase/client.ts';
import { consoleSink } from './consoleSink.ts';
import type { Lead, LeadSink } from './lead.ts';
import { supabaseSink } from './supabaseSink.ts';
import { judge, type TrapReading } from './trap.ts';

/** The sink this deployment has chosen by VITE_LEADS. */
export function leadSink(): LeadSink {
  if (backend().leads === 'supabase') return supabaseSink(connect);
  // biome-ignore lint/suspicious/noConsole: the console is where this sink puts things.
  return consoleSink({ isProduction: isProductionBuild, log: console.info });
}

const waitFor = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export interface SubmitOptions extends TrapReading {
  readonly sink?: LeadSink;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/**
 * Hands a request to the sink once the traps let it through. Resolves when the visitor may be told
 * that it was sent. @throws AdapterError when it was not; the form then keeps its values.
 */
export async function submitLead(
  lead: Lead,
  { sink = leadSink(), wait = waitFor, ...reading }: SubmitOptions,
): Promise<void> {
  const verdict = judge(reading);
  if (verdict.action === 'discard') return;
  if (verdict.afterMs > 0) await wait(verdict.afterMs);
  await sink(lead);
}
