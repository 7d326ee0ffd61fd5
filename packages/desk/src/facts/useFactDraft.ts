import { useState } from 'react';
import * as z from 'zod/mini';
import type { Unsaved } from '../record/draftModel.ts';
import { unsavedFormat, unsavedText } from '../record/unsavedText.ts';
import type { FactFields } from './adapter/manageFacts.ts';

const format = unsavedFormat<FactFields>(z.object({ value: z.unknown() }));

/** A typed value that isn't saved. Its version is empty if the fact had never been changed. */
export type FactDraft = Unsaved<FactFields>;

/** An account's draft of a fact. It survives a reload, and a session that ends elsewhere. */
export function useFactDraft(account: string, key: string) {
  const [kept] = useState(() => unsavedText(account, 'fact', key));
  const [draft, setDraft] = useState(() => format.readUnsaved(kept.read()));
  const change = (next: FactDraft | null) => {
    setDraft(next);
    kept.write(next ? format.writeUnsaved(next) : '');
  };
  return [draft, change] as const;
}
