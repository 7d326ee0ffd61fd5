import { backend, connect, isProductionBuild } from '../../supabase/client.ts';
import { assertAnswered } from '../../supabase/errors.ts';
import type { Lead } from './lead.ts';

/** Where requests go. Resolves only when the request has arrived. @throws AdapterError */
export type LeadSink = (lead: Lead) => Promise<void>;

const orNull = (value: string | undefined) => value?.trim() || null;

const toRow = (lead: Lead) => ({
  kind: lead.kind,
  name: orNull(lead.name),
  email: orNull(lead.email),
  phone: orNull(lead.phone),
  subject: orNull(lead.subject),
  message: orNull(lead.message),
  preferred_date: orNull(lead.preferredDate),
  service: orNull(lead.service),
  page: orNull(lead.page),
});

/**
 * Inserts into the table `leads`. Nothing is read back: visitors may put requests in and never see
 * any, and an insert that a policy refuses is an error, unlike an update.
 */
const supabaseSink: LeadSink = async (lead) => {
  const client = await connect();
  assertAnswered('Failed to send the request', await client.from('leads').insert(toRow(lead)));
};

interface ConsoleSinkOptions {
  readonly isProduction: boolean;
  readonly log: (...words: unknown[]) => void;
}

/**
 * Logs locally, for `VITE_LEADS=console` (docs/behavior.md#form-delivery). Visitors open a production build,
 * so it names the fields and never what stands in them.
 */
export function consoleSink({ isProduction, log }: ConsoleSinkOptions): LeadSink {
  return async ({ kind, ...fields }) => {
    const filled = Object.entries(fields).filter(([, value]) => value);
    const names = filled.map(([name]) => name).join(', ');
    const summary = `Request from the ${kind} form: ${filled.length} fields (${names})`;
    if (isProduction) log(summary);
    else log(summary, Object.fromEntries(filled));
  };
}

/** The sink this deployment has chosen by VITE_LEADS. */
export function leadSink(): LeadSink {
  if (backend().leads === 'supabase') return supabaseSink;
  // biome-ignore lint/suspicious/noConsole: the console is where this sink puts things.
  return consoleSink({ isProduction: isProductionBuild, log: console.info });
}
