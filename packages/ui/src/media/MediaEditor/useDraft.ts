import { useState } from 'react';
import type { FieldDescription, FieldValues } from '../../desk/Fields/field.ts';
import { rebase, valuesOf } from '../../desk/Fields/fieldValues.ts';
import type { MediaImage } from '../image.ts';

interface DraftState {
  readonly id: string;
  readonly draft: FieldValues;
  readonly mine: FieldValues;
  readonly theirs: MediaImage | null;
}

interface DraftOptions {
  readonly image: MediaImage;
  readonly theirs: MediaImage | null;
  readonly fields: readonly FieldDescription[];
  /** Values that were typed before and are not saved. */
  readonly typed: FieldValues;
}

/** A draft of the image that includes other managers' changes. Another image starts a new one. */
export function useDraft({ image, theirs, fields, typed }: DraftOptions) {
  const begin = (): DraftState => ({
    id: image.id,
    draft: { ...valuesOf(image, fields), ...typed },
    mine: {},
    theirs: null,
  });
  const [held, setState] = useState(begin);
  const isOther = held.id !== image.id;
  const state = isOther ? begin() : held;
  const before = valuesOf(state.theirs ?? image, fields);
  if (theirs && theirs !== state.theirs) {
    setState({ ...state, ...rebase(before, valuesOf(theirs, fields), state.draft), theirs });
  } else if (isOther) setState(state);
  const setDraft = (draft: FieldValues) => setState((known) => ({ ...known, draft }));
  return { ...state, before, setDraft };
}
