import { toast } from '@custom-designs/ui/components/Toast';
import { useEffect, useRef, useState } from 'react';
import { isOutOfReach, reasonFor, tellFailure } from '../failures.ts';
import { ConflictError } from '../record/table.ts';
import { offerUndo } from '../record/undo.ts';
import { useRepeatOnline } from '../recovery.ts';
import { SignInDismissed } from '../SignInGate.ts';
import type { FactChange, StoredFact } from './adapter/rows.ts';
import type { Fact } from './fact.ts';
import { inWords, kindOf, toStored } from './kinds.ts';
import { isUnset, problemsOf } from './schema.ts';
import { type FactDraft, useFactDraft } from './useFactDraft.ts';
import type { FactSave } from './useFacts.ts';

export interface FactState {
  fact: Fact;
  /** Undefined if it has never been changed. */
  stored: StoredFact | undefined;
  /** Its newest change. */
  change: FactChange | undefined;
  /** The signed-in account's id. */
  account: string;
  onSave: (save: FactSave) => Promise<StoredFact>;
}

/** When visitors see a change. */
export function timingOf({ group, isLive }: Fact): string {
  if (group === 'Replies') return 'In the inbox at once.';
  return isLive
    ? 'Visitors see it from their first touch or scroll, Google after the next update.'
    : 'On the pages after the next update.';
}

/** Why a value wasn't saved, and where the typed text is. */
function failureInWords(error: unknown): string {
  if (error instanceof ConflictError) {
    return 'Not saved, because someone else changed this. It now shows their value.';
  }
  if (error instanceof SignInDismissed) {
    return 'Not saved, because you’re not signed in. What you typed is still here.';
  }
  return `Not saved. ${reasonFor(error)} What you typed is still here.`;
}

/** Empty if the fact had never been changed. */
const versionOf = (stored: StoredFact | null | undefined): string => stored?.updated_at ?? '';

/** More characters don't fit a toast. */
const LONGEST_SHOWN = 60;

function undoneInWords(fact: Fact, saved: StoredFact): string {
  const value = inWords(fact, currentValue(fact, saved)) || 'not stated';
  return `${fact.label} is ${value.length > LONGEST_SHOWN ? 'as it was before' : `${value} again`}.`;
}

/** Saves values of one fact, and offers to undo it. */
function useSaving(
  { fact, stored, onSave }: FactState,
  onStored: (before: string, saved: StoredFact, sent: FactDraft | null) => void,
) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const store = async (value: unknown, known: StoredFact | null, sent: FactDraft | null) => {
    const saved = await onSave({ key: fact.key, value, known });
    onStored(versionOf(known), saved, sent);
    return saved;
  };
  const restore = async (value: unknown, known: StoredFact | null) => {
    const restored = await store(value, known, null);
    toast({ title: 'Change undone', description: undoneInWords(fact, restored) });
  };
  const run = async (work: () => Promise<void>) => {
    setPending(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    }
    setPending(false);
  };
  const save = (value: unknown, sent: FactDraft | null = null) =>
    run(async () => {
      const saved = await store(value, stored ?? null, sent);
      offerUndo({
        title: `${fact.label} saved`,
        description: kindOf(fact.control).over(saved.value) ?? timingOf(fact),
        altText: 'Press F8, then Undo, to store the previous value.',
        onUndo: () =>
          void restore(stored?.value ?? null, saved).catch((error) =>
            tellFailure('The change wasn’t undone', error),
          ),
      });
    });
  const undo = (value: unknown) => run(() => restore(value, stored ?? null));
  return { isPending, failure, forget: () => setFailure(undefined), save, undo };
}

/** Whether the value is that of the content file, because nobody has changed or confirmed it. */
export const isDefault = (stored: StoredFact | undefined): boolean =>
  (stored?.value ?? null) === null;

/** The stored value, or that of the content file. */
export const currentValue = (fact: Fact, stored: StoredFact | undefined): unknown =>
  stored?.value ?? fact.initial;

/** The state of one fact's form. What is typed stays until it's saved or discarded. */
export function useFactForm(state: FactState) {
  const { fact, stored, change, account } = state;
  const [draft, setDraft] = useFactDraft(account, fact.key);
  const [isChecked, setChecked] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const discard = () => {
    setDraft(null);
    setChecked(false);
    setAsked(false);
    saving.forget();
  };
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  // The versions that this form has stored, by those that they replace. The list may be older.
  const [own, setOwn] = useState<ReadonlyMap<string, string>>(new Map());
  const newest = (version: string): string => {
    const next = own.get(version);
    // A save of the same value may keep the version.
    return next === undefined || next === version ? version : newest(next);
  };
  const saving = useSaving(state, (before, saved, sent) => {
    setOwn((known) => new Map(known).set(before, saved.updated_at));
    // Text typed during the request, or before the undo, isn't saved yet.
    const later = latest.current === sent ? null : latest.current;
    if (later) setDraft({ ...later, updatedAt: saved.updated_at, before: { value: saved.value } });
    else discard();
  });
  const base = { updatedAt: versionOf(stored), before: { value: stored?.value ?? null } };
  const isStored = !isDefault(stored);
  const kind = kindOf(fact.control);
  const value = kind.read(draft?.fields.value ?? currentValue(fact, stored));
  const next = toStored(fact, value);
  const problems = problemsOf(fact, next);
  const isConflict = draft !== null && newest(draft.updatedAt) !== newest(base.updatedAt);
  const doubt = kind.doubt(next, currentValue(fact, stored));
  const save = (isSure = false) => {
    setChecked(true);
    setAsked(doubt !== undefined && problems.size === 0 && !isSure);
    if (problems.size > 0 || (doubt !== undefined && !isSure)) return;
    const none = isUnset(fact, next) && fact.initial === null;
    void saving.save(none ? null : next, draft);
  };
  useRepeatOnline(isOutOfReach(saving.failure), () => save(true));
  const wrong = isChecked && problems.size > 0;
  return {
    kind,
    value,
    isStored,
    isDirty: draft !== null,
    isConflict,
    isPending: saving.isPending,
    isValid: problems.size === 0,
    problems: isChecked ? problems : new Map<string, string>(),
    problem: wrong
      ? 'Not saved yet. Correct what is marked above.'
      : isConflict
        ? undefined
        : saving.failure === undefined
          ? undefined
          : failureInWords(saving.failure),
    /** Why the value may be a slip, if someone has to say that it isn't. */
    doubt: isAsked ? doubt : undefined,
    change: (changed: unknown) => {
      setAsked(false);
      setDraft({ ...base, id: fact.key, ...draft, fields: { value: changed } });
    },
    save: () => save(),
    saveAnyway: () => save(true),
    changeIt: () => setAsked(false),
    discard,
    undo: change && (() => void saving.undo(change.old_value ?? null)),
    reset: isStored ? () => void saving.save(null) : undefined,
  };
}

export type FactFormState = ReturnType<typeof useFactForm>;
