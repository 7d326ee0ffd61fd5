import * as z from 'zod/mini';
import { draftOf } from '../auth/index.ts';
import type { DraftKind } from '../desks.ts';
import type { Unsaved } from './draftModel.ts';

export interface UnsavedText {
  readonly read: () => string;
  /** An empty text removes it, unless another tab has kept another text since. */
  readonly write: (text: string) => void;
}

/** Unsaved text of this account in this browser. A full storage only means that there is none. */
export function unsavedText(account: string, kind: DraftKind, id: string): UnsavedText {
  const draft = draftOf(account, kind, id);
  let known = draft.read();
  return {
    read: draft.read,
    write: (text) => {
      if (text === '' && draft.read() !== known) return;
      try {
        draft.write(text);
      } catch {
        // The screen still holds it.
      }
      known = draft.read();
    },
  };
}

/** Reads and writes unsaved fields as text for this browser. */
export function unsavedFormat<Fields>(fields: z.ZodMiniType<Fields>) {
  const schema = z.object({ id: z.string(), updatedAt: z.string(), before: fields, fields });
  return {
    writeUnsaved: (unsaved: Unsaved<Fields>) => JSON.stringify(unsaved),
    /** Null if there's nothing, or a text of another form. */
    readUnsaved: (text: string): Unsaved<Fields> | null => {
      try {
        return z.parse(schema, JSON.parse(text));
      } catch {
        return null;
      }
    },
  };
}
