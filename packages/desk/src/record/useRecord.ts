import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { currentAccount, forManagers } from '../auth/index.ts';
import { canRepeat } from '../failures.ts';
import { pauseAfter } from '../recovery.ts';
import { SignInDismissed, type SignInGate } from '../SignInGate.ts';
import { focusField, toBeNamed } from './focusField.ts';
import { RecordDraft } from './RecordDraft.ts';
import type { FieldMap, RecordOf, Row, Values } from './record.ts';
import type { RecordCalls, RecordTable } from './table.ts';
import { unsavedText } from './unsavedText.ts';

export interface RecordSource<Fields extends FieldMap> {
  readonly record: RecordOf<Fields>;
  readonly table: RecordTable<Row<Fields>, Values<Fields>>;
}

export interface OpenedDraft<Fields extends FieldMap, Stored extends Row<Fields> = Row<Fields>> {
  readonly id: string;
  readonly draft: RecordDraft<Stored, Values<Fields>>;
}

/** What is read of a record may hold more than its row. */
interface OpenOptions<Fields extends FieldMap, Stored extends Row<Fields>> {
  readonly record: RecordOf<Fields>;
  readonly table: RecordCalls<Stored, Values<Fields>>;
  /** The id in the address. Empty for a new record. */
  readonly asked: string;
  /** The fields that a new record starts with. Default: empty ones. */
  readonly start?: Values<Fields> | undefined;
  /** The id of what a new record is about, which keeps its own unsaved text. Default: none. */
  readonly about?: string | undefined;
  /** Whether it's saved when someone asks for it, or by itself. */
  readonly saving: 'onPress' | 'auto';
  /** The account whose unsaved text this is. */
  readonly account: string;
  readonly gate: SignInGate;
  /** Called with the id of a new record once it's stored. */
  readonly onCreated?: ((id: string) => void) | undefined;
}

/**
 * Sends what isn't saved yet again after a lost connection: with growing pauses, and at once when the
 * browser is online. Sends it before someone leaves, too. @returns what leaving calls
 */
export function saveOnLeaving<Stored, Fields extends object>(
  draft: Pick<RecordDraft<Stored, Fields>, 'save' | 'getState' | 'subscribe'>,
): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => void draft.save().catch(() => undefined);
  const unsubscribe = draft.subscribe(() => {
    const state = draft.getState().save;
    if (state.is === 'saving') return;
    clearTimeout(timer);
    if (state.is === 'saved') failures = 0;
    if (state.is !== 'failed' || !canRepeat(state.error)) return;
    timer = setTimeout(() => {
      failures += 1;
      save();
    }, pauseAfter(failures));
  });
  addEventListener('online', save);
  addEventListener('pagehide', save);
  return () => {
    unsubscribe();
    clearTimeout(timer);
    removeEventListener('online', save);
    removeEventListener('pagehide', save);
    save();
  };
}

/**
 * Opens a draft of a record, or of a new one, with text that wasn't saved last time. `onSettled` is
 * called after each save and each failure.
 */
export function openDraft<Fields extends FieldMap, Stored extends Row<Fields>>(
  stored: Stored | null,
  options: OpenOptions<Fields, Stored>,
  onSettled: () => void,
): OpenedDraft<Fields, Stored> {
  const { record, table, asked, start, about, saving, account, gate, onCreated } = options;
  let kept = unsavedText(account, record.what, asked || about || 'new');
  const unsaved = record.readUnsaved(kept.read());
  // The id stays the same after a reload, so that a save whose response was lost isn't repeated.
  const id = asked || (unsaved?.id ?? crypto.randomUUID());
  const draft = new RecordDraft<Stored, Values<Fields>>({
    // Fields that nobody has changed yet aren't unsaved text.
    model: start ? { ...record, empty: start } : record,
    id,
    stored,
    unsaved,
    saving,
    send: (known, fields) => {
      const send = async () => {
        // Another account has signed in, so the text waits in this browser for its own.
        if (currentAccount() !== account) throw new SignInDismissed();
        return table.save(id, known, fields);
      };
      return gate.run(send).finally(onSettled);
    },
    keep: (text) => kept.write(text),
    onCreated: () => {
      // From now on, unsaved text belongs to this record, and not to the next new one.
      kept.write('');
      kept = unsavedText(account, record.what, id);
      onCreated?.(id);
    },
  });
  return { id, draft };
}

/**
 * Opens a record for editing, with text that wasn't saved last time. The draft stays when the query
 * cache is emptied, such as when the session ends.
 */
export function useRecord<Fields extends FieldMap, Stored extends Row<Fields>>(
  options: OpenOptions<Fields, Stored>,
) {
  const { record, table, asked, start, about, saving, account, gate, onCreated } = options;
  const client = useQueryClient();
  const [opened, setOpened] = useState<OpenedDraft<Fields, Stored>>();
  const { data, error, isFetching, refetch } = useQuery({
    meta: forManagers,
    queryKey: [...table.key, 'record', asked, account],
    queryFn: () => table.read(asked),
    enabled: asked !== '' && !opened,
    gcTime: 0,
    staleTime: 0,
  });
  /** Undefined until it's read. */
  const stored = asked === '' ? null : (data ?? undefined);
  // Before the browser paints, so that a new record never looks as if it were loading.
  useLayoutEffect(() => {
    if (opened || stored === undefined) return;
    const readAgain = () => void client.invalidateQueries({ queryKey: [...table.key, 'list'] });
    const opening = { record, table, asked, start, about, saving, account, gate, onCreated };
    setOpened(openDraft(stored, opening, readAgain));
  }, [
    opened,
    stored,
    record,
    table,
    asked,
    start,
    about,
    saving,
    account,
    gate,
    onCreated,
    client,
  ]);
  const { state } = useLocation();
  const isToBeNamed = opened !== undefined && (asked === '' || state === toBeNamed);
  const [firstName = ''] = record.names;
  useEffect(() => {
    if (isToBeNamed) focusField(firstName)?.select();
  }, [isToBeNamed, firstName]);
  const saved = saving === 'auto' ? opened?.draft : undefined;
  useEffect(() => saved && saveOnLeaving(saved), [saved]);
  return {
    opened,
    isMissing: data === null,
    error: isFetching ? null : error,
    onRetry: () => void refetch(),
  };
}
