import * as z from 'zod/mini';
import { backend } from '../../supabase/client.ts';
import { AdapterError, connectionLost } from '../../supabase/errors.ts';
import type { Lead } from './lead.ts';

/** A message with what tells it from spam and from its own repetition. */
export interface LeadRequest extends Lead {
  /** The same for every attempt to send the same words. */
  readonly id?: string | undefined;
  readonly elapsedMs: number;
  /** The field no person sees. */
  readonly website: string;
}

const said = z.optional(z.string());
const refusal = z.object({
  fields: z.object({
    name: said,
    email: said,
    phone: said,
    subject: said,
    message: said,
    preferredDate: said,
  }),
});

/** What is wrong, by field, in words for the visitor. */
export type Refusal = z.infer<typeof refusal>['fields'];

/** Where requests go. Null only when the request has arrived. @throws AdapterError */
export type LeadSink = (request: LeadRequest) => Promise<Refusal | null>;

/** Longer than the function waits for the table. */
const TIMEOUT_MS = 30_000;

/** Posts to the function `leads`, which answers once the message is stored. */
const functionSink: LeadSink = async (request) => {
  const { supabaseUrl, fetch: ask = fetch } = backend();
  const response = await ask(`${supabaseUrl}/functions/v1/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw connectionLost(cause);
  });
  const { status } = response;
  // 201 alone: the login page of a hotel network answers 200.
  if (status === 201) return null;
  const refused = refusal.safeParse(await response.json().catch(() => null)).data?.fields ?? {};
  if (status === 400 && Object.keys(refused).length > 0) return refused;
  const message = `Failed to send the request: HTTP ${status}`;
  if (status === 429) throw new AdapterError('denied', message, undefined, 'throttled');
  if (status === 403) throw new AdapterError('denied', message, undefined, 'not-allowed');
  throw new AdapterError(status === 400 || status === 413 ? 'malformed' : 'network', message);
};

/** Logs locally, for `VITE_LEADS=console` (docs/behavior.md#form-delivery), and never what was written. */
const consoleSink: LeadSink = async ({ kind, id: _id, elapsedMs: _ms, website: _, ...fields }) => {
  const names = Object.entries(fields).flatMap(([name, value]) => (value ? name : []));
  // biome-ignore lint/suspicious/noConsole: the console is where this sink puts things.
  console.info(`Request from the ${kind} form: ${names.length} fields (${names.join(', ')})`);
  return null;
};

/** The sink this deployment has chosen by VITE_LEADS. */
export const leadSink = (): LeadSink =>
  backend().leads === 'supabase' ? functionSink : consoleSink;
