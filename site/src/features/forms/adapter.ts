import { backend } from '@custom-designs/supabase/client';
import { AdapterError, connectionLost } from '@custom-designs/supabase/errors';
import * as z from 'zod/mini';
import type { LeadRequest } from '../../../../supabase/functions/leads/limits.ts';

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

/** Messages for the visitor, by field. */
type Refusal = z.infer<typeof refusal>['fields'];

/** The message was stored without its photo. */
const PHOTO_LOST = 'photo-lost';

/** Sends a message. Returns null or PHOTO_LOST only if it was stored. @throws AdapterError */
export type LeadSink = (request: LeadRequest) => Promise<Refusal | typeof PHOTO_LOST | null>;

const stored = z.object({ isPhotoLost: z.optional(z.boolean()) });

/** Longer than the function waits for the database. A photo takes a while to upload. */
const timeoutOf = ({ photo }: LeadRequest) => (photo ? 90_000 : 30_000);

/** Posts to the function `leads`, which responds once the message is stored. */
const functionSink: LeadSink = async (request) => {
  const { supabaseUrl, fetch: ask = fetch } = backend();
  const response = await ask(`${supabaseUrl}/functions/v1/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(timeoutOf(request)),
  }).catch((cause: unknown) => {
    throw connectionLost(cause);
  });
  const { status } = response;
  // Only 201 counts, because the login page of a hotel network responds with 200.
  const body: unknown = await response.json().catch(() => null);
  if (status === 201) return stored.safeParse(body).data?.isPhotoLost ? PHOTO_LOST : null;
  const refused = refusal.safeParse(body).data?.fields ?? {};
  if (status === 400 && Object.keys(refused).length > 0) return refused;
  const message = `Failed to send the request: HTTP ${status}`;
  if (status === 429) throw new AdapterError('denied', message, undefined, 'throttled');
  if (status === 403) throw new AdapterError('denied', message, undefined, 'not-allowed');
  throw new AdapterError(status === 400 || status === 413 ? 'malformed' : 'network', message);
};

/** Logs field names for `VITE_LEADS=console` (docs/behavior/forms.md#form-delivery), but no values. */
const consoleSink: LeadSink = async ({ kind, id: _id, elapsedMs: _ms, website: _, ...fields }) => {
  const names = Object.entries(fields).flatMap(([name, value]) => (value ? name : []));
  // biome-ignore lint/suspicious/noConsole: this sink writes to the console
  console.info(`Request from the ${kind} form: ${names.length} fields (${names.join(', ')})`);
  return null;
};

/** The sink that VITE_LEADS selects. */
export const leadSink = (): LeadSink =>
  backend().leads === 'supabase' ? functionSink : consoleSink;
