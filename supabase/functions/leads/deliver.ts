import { company } from '../../../site/src/content/company.ts';
import type { Tables as Rows, TablesUpdate } from '../../database.gen.ts';
import { type Fetch, TableError, type Tables } from '../_shared/table.ts';
import { toldColumns } from './mail.ts';
import { send } from './send.ts';
import type { Settings } from './settings.ts';

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/**
 * A process that claims a delivery has it for this long. If it crashes, the delivery is due again.
 */
const LEASE_MS = 60 * SECOND_MS;

/**
 * Pauses after the first, second, ... failure. After the last one, a manager must request another
 * attempt.
 */
const PAUSES_MS = [15, 60, 4 * 60, 15 * 60, 3600, 4 * 3600, 12 * 3600, 24 * 3600].map(
  (seconds) => seconds * SECOND_MS,
);

const MOST_AT_ONCE = 20;

export const UNREAD = { status: 'eq.new', read_at: 'is.null', deleted_at: 'is.null' };

export interface DeliveryContext {
  settings: Settings;
  tables: Tables;
  fetch: Fetch;
  log: (line: string) => void;
}

type Delivery = Pick<Rows<'lead_deliveries'>, 'id' | 'lead_id' | 'recipient' | 'attempts'>;

const at = (moment: number): string => new Date(moment).toISOString();

/** Also includes dates too far ahead for any pause, which a wrong clock wrote. */
const isDue = () => ({
  state: 'neq.sent',
  or: `(next_attempt_at.lte.${at(Date.now())},next_attempt_at.gt.${at(Date.now() + 2 * DAY_MS)})`,
});

/** Claims with a single update, so only one of two processes succeeds. */
async function take(id: string, tables: Tables): Promise<Delivery | undefined> {
  const columns = ['id', 'lead_id', 'recipient', 'attempts'] as const;
  const query = { ...isDue(), id: `eq.${id}` };
  const next_attempt_at = at(Date.now() + LEASE_MS);
  const [row] = await tables.update('lead_deliveries', columns, query, { next_attempt_at });
  return row;
}

async function attempt(delivery: Delivery, context: DeliveryContext): Promise<string | undefined> {
  const { settings, tables, fetch } = context;
  const [lead] = await tables.select('leads', toldColumns, { id: `eq.${delivery.lead_id}` });
  // The message and its delivery were deleted meanwhile.
  if (!lead) return undefined;
  try {
    const isDigest = delivery.recipient === 'company' && lead.spam_reasons.includes('flood');
    const unread = isDigest ? (await tables.select('leads', ['id'], UNREAD)).length : undefined;
    await send(delivery, { ...lead, unread }, settings, fetch);
    return undefined;
  } catch (cause) {
    return cause instanceof Error ? cause.message.slice(0, 200) : 'unknown';
  }
}

/** Returns the columns to store after an attempt. */
function outcomeOf(
  { attempts }: Delivery,
  error: string | undefined,
): TablesUpdate<'lead_deliveries'> {
  const now = Date.now();
  const earlier = Array.isArray(attempts) ? attempts : [];
  const tried = [...earlier, { at: at(now), ...(error !== undefined && { error }) }];
  if (error === undefined) {
    return { attempts: tried, state: 'sent', sent_at: at(now), next_attempt_at: null };
  }
  const pause = PAUSES_MS[earlier.length];
  return pause === undefined
    ? { attempts: tried, state: 'failed', next_attempt_at: null }
    : { attempts: tried, state: 'waiting', next_attempt_at: at(now + pause) };
}

/** Returns whether it was sent. False also if another process has claimed it. */
async function deliver(id: string, context: DeliveryContext): Promise<boolean> {
  const { tables, log } = context;
  const delivery = await take(id, tables);
  if (!delivery) return false;
  const error = await attempt(delivery, context);
  const outcome = outcomeOf(delivery, error);
  await tables.update('lead_deliveries', ['id'], { id: `eq.${id}` }, outcome);
  if (error !== undefined) log(`The delivery ${id} failed: ${error}`);
  return error === undefined;
}

/** Tries all due deliveries, or those of one message. @returns how many were sent */
export async function deliverDue(context: DeliveryContext, leadId?: string): Promise<number> {
  const due = await context.tables.select('lead_deliveries', ['id'], {
    ...(leadId !== undefined && { lead_id: `eq.${leadId}` }),
    ...isDue(),
    order: 'next_attempt_at',
    limit: String(MOST_AT_ONCE),
  });
  const results = await Promise.allSettled(due.map(({ id }) => deliver(id, context)));
  for (const result of results) {
    if (result.status === 'fulfilled') continue;
    const { reason } = result;
    context.log(reason instanceof TableError ? reason.message : 'A delivery ended unexpectedly');
  }
  return results.filter((result) => result.status === 'fulfilled' && result.value).length;
}

/** Asks the database to delete expired messages by its own clock. @returns how many it deleted */
export async function deleteOld({
  tables,
  log,
}: Pick<DeliveryContext, 'tables' | 'log'>): Promise<number> {
  const yesterday = at(Date.now() - DAY_MS);
  const known = { sender_hash: 'not.is.null', created_at: `lt.${yesterday}` };
  await tables.update('leads', ['id'], known, { sender_hash: null });
  const columns = ['found', 'is_held', 'deleted'] as const;
  const row = { months: company.messagesKeptMonths };
  // The trigger returns no row if the last sweep was less than a day ago.
  const [sweep] = await tables.insert('lead_sweeps', columns, row);
  if (sweep?.is_held) {
    log(`Nothing was deleted: ${sweep.found} messages are past their time. Is the clock right?`);
  }
  return sweep?.deleted ?? 0;
}
