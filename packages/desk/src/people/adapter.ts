import { AdapterError, connectionLost, requireAnswer } from '@custom-designs/supabase/errors';
import { readRows } from '@custom-designs/supabase/rows';
import * as z from 'zod/mini';
import { asManager, believed, type Role, roles } from '../auth/index.ts';

const personRow = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.nullable(z.string()),
  is_invited: z.boolean(),
  last_sign_in_at: z.nullable(z.string()),
  sessions: z.number(),
  second_step_since: z.nullable(z.string()),
});

export type StoredPerson = z.output<typeof personRow>;

const columns = Object.keys(personRow.shape).join(',');

/** Reads all accounts. A manager is always among them, so an empty list means an ended session. */
export function listPeople(signal: AbortSignal): Promise<readonly StoredPerson[]> {
  return asManager(async (client) => {
    const answer = await client.from('people').select(columns).order('email').abortSignal(signal);
    requireAnswer('Failed to load the people', answer);
    return believed(readRows('people', personRow, answer.data));
  });
}

/** A write that reached no row is an error: the session has ended, or the account is gone. */
async function requireReached(rows: readonly unknown[] | null): Promise<void> {
  if ((await believed(rows ?? [])).length > 0) return;
  throw new AdapterError('missing', 'This account no longer exists.');
}

/**
 * Sets a role, ends all sessions, or removes the second step. Each ends all sessions.
 * @throws AdapterError
 */
export function changePerson(
  id: string,
  change: { role: Role | null } | { sessions: 0 } | { second_step_since: null },
): Promise<void> {
  return asManager(async (client) => {
    const answer = await client.from('people').update(change).eq('id', id).select('id');
    requireAnswer('Failed to save the change', answer);
    await requireReached(answer.data);
  });
}

/** Deletes an account and ends its sessions. @throws AdapterError */
export function removePerson(id: string): Promise<void> {
  return asManager(async (client) => {
    const answer = await client.from('people').delete().eq('id', id).select('id');
    requireAnswer('Failed to remove the account', answer);
    await requireReached(answer.data);
  });
}

const refusal = z.object({ code: z.string() });

/** Sentences for what the function `people` answers. */
const REFUSALS: { readonly [code: string]: string } = {
  exists: 'This address already has an account. Set its role in the list.',
  malformed: 'This isn’t an email address that can be invited.',
  'too-many': 'Too many emails were sent, or one less than a minute ago. Wait, then try again.',
  missing: 'This account no longer exists.',
  full: 'The backend’s disk is full, so no one was invited. Tell the person who runs it.',
  unavailable: 'The link could not be sent. Try again in a moment.',
};

const answered = z.object({ link: z.optional(z.string()) });

/**
 * Mails an invitation, another one to someone who hasn't accepted yet, or a link for a new password.
 * @returns the link if mail isn't set up, so that the manager sends it
 * @throws AdapterError with a sentence for the manager
 */
export function mailPerson(
  given: { email: string; role: string } | { forgotten: string },
): Promise<string | undefined> {
  return asManager(async (client) => {
    const {
      data: body,
      error,
      response,
    } = await client.functions.invoke('people', { body: given });
    if (!error) return answered.safeParse(body).data?.link;
    if (!response) throw connectionLost(error);
    const { data } = refusal.safeParse(await response.json().catch(() => null));
    const code = response.status === 507 ? 'full' : (data?.code ?? '');
    if (response.status === 401 || response.status === 403) {
      throw new AdapterError('denied', 'Only managers can invite people', error);
    }
    const message = REFUSALS[code] ?? `This failed: HTTP ${response.status}.`;
    throw new AdapterError('malformed', message, error);
  });
}

const activityRow = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.enum([
    ...['signed_in', 'first_step', 'refused', 'signed_out', 'added', 'invited', 'role', 'removed'],
    ...['password', 'address', 'address_undone', 'second_step', 'second_step_off', 'published'],
  ] as const),
  account: z.nullable(z.uuid()),
  actor: z.nullable(z.uuid()),
  role: z.nullable(z.enum(roles)),
  times: z.number(),
});

export type StoredActivity = z.output<typeof activityRow>;

const activityColumns = Object.keys(activityRow.shape).join(',');

/** Rows on a page: more than a screen, but few enough for a poor connection. */
const ACTIVITY_PAGE = 50;

/** Which activity to list. */
export interface ActivityQuestion {
  /** The kinds to list. Undefined for all. */
  readonly kinds: readonly StoredActivity['kind'][] | undefined;
  /** The id of an account that did it, or that it happened to. Undefined for all. */
  readonly person: string | undefined;
}

export interface ActivityPage {
  readonly rows: readonly StoredActivity[];
  /** The id of the page's last row, if there are older ones. */
  readonly next: number | null;
}

/**
 * Lists a page of activity, the newest first. A page starts below a row instead of at a number, so
 * newer rows move none. Malformed rows are reported and left out. @throws AdapterError
 */
export function listActivity(
  { kinds, person }: ActivityQuestion,
  before: number | null,
  signal: AbortSignal,
): Promise<ActivityPage> {
  return asManager(async (client) => {
    let query = client
      .from('activity')
      .select(activityColumns)
      .order('id', { ascending: false })
      .limit(ACTIVITY_PAGE);
    if (kinds) query = query.in('kind', kinds);
    if (person) query = query.or(`account.eq.${person},actor.eq.${person}`);
    if (before !== null) query = query.lt('id', before);
    const answer = await query.abortSignal(signal);
    requireAnswer('Failed to load the activity', answer);
    const given: unknown = answer.data;
    const rows = await believed(readRows('activity', activityRow, given));
    const isFull = Array.isArray(given) && given.length === ACTIVITY_PAGE;
    return { rows, next: (isFull && rows.at(-1)?.id) || null };
  });
}
