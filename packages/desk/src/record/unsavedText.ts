import { draftOf } from '../auth/index.ts';
import type { DraftKind } from '../desks.ts';

export interface UnsavedText {
  readonly read: () => string;
  /** An empty text removes it. */
  readonly write: (text: string) => void;
}

/** Unsaved text of this account in this browser. A full storage only means that there is none. */
export function unsavedText(account: string, kind: DraftKind, id: string): UnsavedText {
  const draft = draftOf(account, kind, id);
  return {
    read: draft.read,
    write: (text) => {
      try {
        draft.write(text);
      } catch {
        // The screen still holds it.
      }
    },
  };
}
