import type { AlbumRow } from '@custom-designs/supabase/albums';
import { AdapterError } from '@custom-designs/supabase/errors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Merged } from '../record/merge.ts';
import type { SignInGate } from '../SignInGate.ts';
import { AlbumConflictError, albumsKey, saveAlbum } from './adapter.ts';
import { type AlbumFields, emptyAlbum, fieldsOf, isSame, merge, readUnsaved } from './fields.ts';

export interface OpenedAlbum {
  readonly id: string;
  /** The version that a save replaces. Null for a new project. */
  readonly stored: AlbumRow | null;
}

/** The version that unsaved fields are based on. */
interface Base {
  readonly updatedAt: string;
  readonly before: AlbumFields;
}

interface Draft extends Merged<AlbumFields> {
  readonly stored: AlbumRow | null;
  /** The fields of `stored`. */
  readonly saved: AlbumFields;
  /** The version before the contested fields, so that a reload shows the choice again. */
  readonly base: Base;
  /** The editor's own values of contested fields. */
  readonly mine: AlbumFields;
  readonly notice: 'restored' | 'merged' | null;
}

const versionOf = (stored: AlbumRow | null) => stored?.updated_at ?? '';

/** Continues on a version of the project, and keeps what only this editor has changed. */
function basedOn(stored: AlbumRow | null, base: Base, mine: AlbumFields) {
  const saved = stored ? fieldsOf(stored) : emptyAlbum;
  return { stored, saved, base, mine, ...merge({ before: base.before, theirs: saved, mine }) };
}

/** The fields as stored, with changes that weren't saved last time. */
export function openDraft(stored: AlbumRow | null, written: string): Draft {
  const unsaved = readUnsaved(written);
  const saved = stored ? fieldsOf(stored) : emptyAlbum;
  const current = { updatedAt: versionOf(stored), before: saved };
  if (!unsaved) return { ...basedOn(stored, current, saved), notice: null };
  const isCurrent = unsaved.updatedAt === current.updatedAt;
  const draft = basedOn(stored, isCurrent ? current : unsaved, unsaved.fields);
  return { ...draft, notice: isSame(draft.fields, saved) ? null : 'restored' };
}

interface DraftOptions extends OpenedAlbum {
  readonly gate: SignInGate;
  /** The unsaved changes in this browser. */
  readonly keep: { readonly read: () => string; readonly write: (text: string) => void };
  /** Called once a new project is stored. */
  readonly onCreated: () => void;
}

/** The fields of a project while it's edited. Unsaved changes stay in this browser. */
export function useAlbumDraft({ id, stored, gate, keep, onCreated }: DraftOptions) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => openDraft(stored, keep.read()));
  const { fields, saved } = draft;
  const isContested = draft.contested.length > 0;
  const isDirty = isContested || !isSame(fields, saved);
  const current = { updatedAt: versionOf(draft.stored), before: saved };
  const { updatedAt, before } = isContested ? draft.base : current;
  const written = isDirty ? JSON.stringify({ id, updatedAt, before, fields }) : '';
  useEffect(() => keep.write(written), [keep, written]);
  const saving = useMutation({
    mutationFn: (sent: AlbumFields) => gate.run(() => saveAlbum(id, draft.stored, sent)),
    onSuccess: (row, sent) => {
      setDraft((now) => ({
        // What was typed meanwhile is still unsaved.
        ...{ ...now, stored: row, saved: fieldsOf(row), contested: [], notice: null },
        fields: isSame(now.fields, sent) ? fieldsOf(row) : now.fields,
      }));
      if (!draft.stored) onCreated();
    },
    onError: (error) => {
      if (error instanceof AlbumConflictError) {
        setDraft((now) => ({
          ...basedOn(
            error.current,
            { updatedAt: versionOf(now.stored), before: now.saved },
            now.fields,
          ),
          notice: 'merged',
        }));
      }
      if (error instanceof AdapterError && error.kind === 'missing') {
        setDraft((now) => ({ ...now, stored: null }));
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: [...albumsKey, 'list'] }),
  });
  return {
    ...draft,
    isDirty,
    change: (changes: Partial<AlbumFields>) =>
      setDraft((now) => ({ ...now, fields: { ...now.fields, ...changes } })),
    save: () => saving.mutate(fields),
    isSaving: saving.isPending,
    /** A conflict is no failure: the choice shows in its place. */
    failure: saving.error instanceof AlbumConflictError ? null : saving.error,
    dismissNotice: () => setDraft((now) => ({ ...now, notice: null })),
  };
}

export type AlbumDraft = ReturnType<typeof useAlbumDraft>;
