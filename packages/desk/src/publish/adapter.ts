import { backend } from '@custom-designs/supabase/client';
import { AdapterError, connectionLost, requireAnswer } from '@custom-designs/supabase/errors';
import { readRows } from '@custom-designs/supabase/rows';
import * as z from 'zod/mini';
import { asManager, believed, requireEditor } from '../auth/index.ts';
import type { AnyTableClient } from '../auth/managerClient.ts';
import { publishedRows } from '../desks.ts';

const TABLE = 'site_publishes';

const publishRow = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'building', 'failed', 'stopped']),
  error: z.nullish(z.string()),
  requested_at: z.string(),
  requested_by: z.nullish(z.string()),
  not_before: z.string(),
});

export interface PublishState {
  /** When the build that visitors get was started. Null if this isn't a build. */
  readonly builtAt: string | null;
  /** The last request to publish. Null if there was none. */
  readonly last: z.infer<typeof publishRow> | null;
  /** What is newer than the build, such as `{ what: 'picture', count: 3 }`. */
  readonly changes: readonly { readonly what: string; readonly count: number }[];
}

const buildFile = z.object({ builtAt: z.string() });

/** Null on the development server, and from hosts that answer with a page. */
async function readBuiltAt(signal: AbortSignal): Promise<string | null> {
  const response = await fetch('/build.json', { cache: 'no-store', signal });
  const read = z.safeParse(buildFile, await response.json().catch(() => undefined));
  return read.success ? read.data.builtAt : null;
}

/** Counts the public rows that are newer than a time. */
async function countNewer(client: AnyTableClient, since: string, signal: AbortSignal) {
  const now = new Date().toISOString();
  const counts = publishedRows.map(async ({ table, what, newer }) => {
    const rows = client.from(table).select('*', { count: 'exact', head: true });
    const answer = await newer(since, now)
      .reduce((asked, filter) => asked.or(filter), rows)
      .abortSignal(signal);
    requireAnswer('Failed to count what is new', answer);
    return { what, count: answer.count ?? 0 };
  });
  return Promise.all(counts);
}

/** Reads what is live, and what was requested since. @throws AdapterError */
export function readPublishState(signal: AbortSignal): Promise<PublishState> {
  return asManager(async (client) => {
    const builtAt = await readBuiltAt(signal).catch((cause: unknown) => {
      throw connectionLost(cause);
    });
    const [answer, changes] = await Promise.all([
      client
        .from(TABLE)
        .select(Object.keys(publishRow.shape).join(','))
        .order('requested_at', { ascending: false })
        .limit(1)
        .abortSignal(signal),
      countNewer(client, builtAt ?? new Date().toISOString(), signal),
    ]);
    requireAnswer('Failed to read the publishing state', answer);
    const [last = null] = await believed(readRows(TABLE, publishRow, answer.data), requireEditor);
    return { builtAt, last, changes };
  });
}

const problems: Readonly<Record<number, string>> = {
  501: 'No build hook is set, so the website can’t be updated from here. docs/deploy.md says how.',
  503: 'The backend is not available. Please try again in a minute.',
};

/** Asks the host to build the site again. @throws AdapterError */
export function requestPublish(): Promise<void> {
  return asManager(async (client) => {
    const { supabaseUrl, publishableKey, fetch: ownFetch = fetch } = backend();
    const { data } = await client.auth.getSession();
    const response = await ownFetch(`${supabaseUrl}/functions/v1/publish`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${data.session?.access_token ?? publishableKey}`,
      },
    }).catch((cause: unknown) => {
      throw connectionLost(cause);
    });
    const { status } = response;
    if (response.ok) return;
    const isRefused = status === 401 || status === 403;
    const kind = isRefused ? 'denied' : 'network';
    throw new AdapterError(kind, problems[status] ?? 'The update failed. Please try again.');
  });
}

/** Ends the attempts of a request that has failed, unless one is being made. @throws AdapterError */
export function stopPublish(id: string): Promise<void> {
  return asManager(async (client) => {
    const answer = await client
      .from(TABLE)
      .update({ state: 'stopped' })
      .eq('id', id)
      .eq('state', 'failed')
      .select('id');
    requireAnswer('Failed to stop the update', answer);
    await believed(answer.data ?? [], requireEditor);
  });
}
