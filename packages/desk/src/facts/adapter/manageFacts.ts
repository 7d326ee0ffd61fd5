import { requireAnswer } from '@custom-designs/supabase/errors';
import { readRows } from '@custom-designs/supabase/rows';
import { hashKey } from '@tanstack/react-query';
import { asManager, believed } from '../../auth/index.ts';
import { tableOf } from '../../record/table.ts';
import {
  changeColumns,
  changeRow,
  changesTable,
  type FactChange,
  factRow,
  factsTable,
  type StoredFact,
} from './rows.ts';

/** What a save of a fact stores. Null means the value of the content file. */
export interface FactFields {
  readonly value: unknown;
}

/** The changed facts. A fact is named by its definition, and everyone may read it. */
export const factTable = tableOf<StoredFact, FactFields>({
  table: factsTable,
  what: 'fact',
  needs: 'manager',
  key: { column: 'key', isKey: (key) => key !== '' },
  order: { column: 'key', ascending: true },
  row: factRow,
  fieldsOf: ({ value }) => ({ value }),
  columnsOf: ({ value }) => ({ value }),
  titleOf: () => '',
  versionOf: ({ updated_at }) => updated_at,
  // The database keeps no order of an object's parts.
  isSame: (one, other) => hashKey([one.value]) === hashKey([other.value]),
  isPublic: () => true,
});

/** What a manager sees of all facts. */
export interface FactList {
  readonly facts: readonly StoredFact[];
  /** Newest first. */
  readonly changes: readonly FactChange[];
}

/** More than a company makes in years. Older changes can't be undone here. */
const MOST_CHANGES = 1000;

const listChanges = (signal: AbortSignal): Promise<readonly FactChange[]> =>
  asManager(async (client) => {
    const answer = await client
      .from(changesTable)
      .select(changeColumns)
      .order('changed_at', { ascending: false })
      .limit(MOST_CHANGES)
      .abortSignal(signal);
    requireAnswer('Failed to load the history', answer);
    // An ended session gets the facts, but no history.
    return believed(readRows(changesTable, changeRow, answer.data));
  });

/** Reads the changed facts and their history. @throws AdapterError */
export async function listFacts(signal: AbortSignal): Promise<FactList> {
  const [facts, changes] = await Promise.all([factTable.list(signal), listChanges(signal)]);
  return { facts, changes };
}
