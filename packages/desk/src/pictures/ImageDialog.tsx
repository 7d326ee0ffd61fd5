import { MediaEditor } from '@custom-designs/ui/media';
import { useSyncExternalStore } from 'react';
import { reasonFor } from '../failures.ts';
import type { SaveState } from '../record/Autosave.ts';
import { SignInDismissed } from '../SignInGate.ts';
import { editorFields } from './image.ts';
import { contestedIn, type EditorFields, unsavedChanges } from './imageDraft.ts';
import type { Editing, Editor } from './useEditor.ts';
import { useUses } from './useUses.ts';

/** A conflict is no failure: the choice between both versions shows in its place. */
const failureIn = (save: SaveState): string | null =>
  save.is === 'failed' && !(save.error instanceof SignInDismissed)
    ? `Failed to update image. ${reasonFor(save.error)}`
    : null;

interface ImageDialogProps extends Pick<Editor, 'dialog'> {
  editing: Editing;
  suggestions: readonly string[];
}

/** The editor of an image. Only this draws again while someone types. */
export function ImageDialog({ editing, dialog, suggestions }: ImageDialogProps) {
  const { image, draft } = editing;
  const { fields, save } = useSyncExternalStore(draft.subscribe, draft.getState, draft.getState);
  return (
    <MediaEditor
      {...dialog}
      image={image}
      values={fields}
      // `editorFields` defines the fields, so the values have their types.
      onChange={(values) => draft.change(values as Partial<EditorFields>)}
      isChanged={Object.keys(unsavedChanges(draft)).length > 0}
      contested={contestedIn(draft)}
      error={failureIn(save) ?? dialog.error}
      uses={useUses([image])}
      fields={editorFields}
      suggestions={suggestions}
    />
  );
}
