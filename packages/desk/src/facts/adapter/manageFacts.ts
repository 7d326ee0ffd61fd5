import { AdapterError, requireAnswer } from '@custom-designs/supabase/errors';
import { readRows } from '@custom-designs/supabase/rows';
import { hashKey } from '@tanstack/react-query';
import type { Json } from '../../../../../supabase/database.gen.ts';
import { asManager, believed, requireManager } from '../../auth/index.ts';
import type { MediaClient } from '../../auth/managerClient.ts';
import {
  changeColumns,
  changeRow,
  changesTable,
  type FactChange,
  factColumns,
  factRow,
  factsTable,
  type StoredFact,
} from './rows.ts';

/** What a manager sees of all facts. */
export interface FactList {
  readonly facts: readonly StoredFact[];
  /** Newest first. */
  readonly changes: readonly FactChange[];
}

/** More than a company makes in years. Older changes can't be undone here. */
const MOST_CHANGES = 1000;

/** Reads the changed facts and their history. @throws AdapterError */
export function listFacts(signal: AbortSignal): Promise<FactList> {
  return asManager(async (client) => {
    const [facts, changes] = await Promise.all([
      client.from(factsTable).select(factColumns).order('key').abortSignal(signal),
      client
        .from(changesTable)
        .select(changeColumns)
        .order('changed_at', { ascending: false })
        .limit(MOST_CHANGES)
        .abortSignal(signal),
    ]);
    requireAnswer('Failed to load the facts', facts);
    requireAnswer('Failed to load the history', changes);
    return {
      facts: readRows(factsTable, factRow, facts.data),
      // An ended session gets the facts, but no history.
      changes: await believed(readRows(changesTable, changeRow, changes.data)),
    };
  });
}

/** A new value of a fact. Null means that of the content file. */
export interface FactSave {
  readonly key: string;
  readonly value: unknown;
  /** When the replaced value was stored. Null if the fact had never been changed. */
  readonly seenAt: string | null;
}

const UNIQUE_VIOLATION = '23505';
const fallback = 'Failed to save the fact';

async function add(client: MediaClient, { key, value }: FactSave): Promise<unknown> {
  const answer = await client
    .from(factsTable)
    .insert({ key, value: value as Json })
    .select(factColumns);
  if (answer.error?.code === UNIQUE_VIOLATION) return [];
  requireAnswer(fallback, answer);
  return answer.data;
}

async function change(
  client: MediaClient,
  { key, value }: FactSave,
  seenAt: string,
): Promise<unknown> {
  const answer = await client
    .from(factsTable)
    .update({ value: value as Json })
    .eq('key', key)
    .eq('updated_at', seenAt)
    .select(factColumns);
  requireAnswer(fallback, answer);
  return answer.data;
}

/**
 * Stores a fact, if nobody else has changed it meanwhile. @throws AdapterError `conflict` if
 * somebody has
 */
export function saveFact(save: FactSave): Promise<StoredFact> {
  return asManager(async (client) => {
    const rows = await (save.seenAt === null
      ? add(client, save)
      : change(client, save, save.seenAt));
    const [stored] = readRows(factsTable, factRow, rows);
    if (stored) return stored;
    // Policies give no rows to an ended session either.
    await requireManager();
    const answer = await client.from(factsTable).select(factColumns).eq('key', save.key);
    requireAnswer(fallback, answer);
    const [current] = readRows(factsTable, factRow, answer.data);
    // An earlier attempt has stored the value, and its response was lost.
    if (current && hashKey([current.value]) === hashKey([save.value])) return current;
    throw new AdapterError('conflict', 'Someone else changed this fact.');
  });
}
