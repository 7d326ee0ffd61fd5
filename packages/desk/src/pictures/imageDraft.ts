import type { DraftModel } from '../record/draftModel.ts';
import { isSameValue, merge } from '../record/merge.ts';
import { RecordDraft } from '../record/RecordDraft.ts';
import {
  editorFields,
  emptyDraft,
  type ImageChanges,
  type ImageDraft,
  type StoredImage,
} from './image.ts';

/** What the editor changes. */
export type EditorFields = ImageDraft & { readonly isPublished: boolean };

const names = editorFields.map(({ name }) => name);

const isSameField = (one: EditorFields, other: EditorFields, name: keyof EditorFields) =>
  isSameValue(one[name], other[name]);

const fieldsOf = ({ title, category, description, tags, isPublished }: StoredImage) => ({
  title: title ?? '',
  category,
  description: description ?? '',
  tags,
  isPublished,
});

/** An image in the editor. */
const model: DraftModel<StoredImage, EditorFields> = {
  what: 'image',
  empty: { ...emptyDraft, isPublished: false },
  fieldsOf,
  isSame: (one, other) => names.every((name) => isSameField(one, other, name)),
  merge: (versions) => merge(names, isSameField, versions),
  // The screen alone holds what isn't saved, so no browser needs to know its version.
  versionOf: () => '',
  writeUnsaved: () => '',
};

/** Only the fields that a save has to send. */
const changesOf = (before: EditorFields, now: EditorFields): ImageChanges => {
  const changed = names.filter((name) => !isSameField(before, now, name));
  return Object.assign({}, ...changed.map((name) => ({ [name]: now[name] })));
};

/** A manager's work on an image. */
export type OpenImage = RecordDraft<StoredImage, EditorFields>;

/** What a save of the fields on the screen would send. */
export function unsavedChanges(draft: OpenImage): ImageChanges {
  const { saved, fields } = draft.getState();
  return changesOf(saved, fields);
}

/** The fields that someone else changed, too, with both values. Null before anyone has. */
export function contestedIn(draft: OpenImage) {
  const { notice, contested, fields, saved: theirs, mine } = draft.getState();
  if (notice !== 'merged') return null;
  return contested.map((name) => ({
    name,
    theirs: theirs[name],
    mine: mine[name],
    isTheirs: isSameField(fields, theirs, name),
  }));
}

/**
 * Opens an image for editing.
 * @param send stores changes of a version. It may throw a ConflictError
 */
export const openImage = (
  image: StoredImage,
  send: (base: StoredImage, changes: ImageChanges) => Promise<StoredImage>,
): OpenImage =>
  new RecordDraft({
    model,
    id: image.id,
    stored: image,
    unsaved: null,
    saving: 'onPress',
    send: (known, fields) => {
      // A deleted image may come back from the trash.
      const base = known ?? image;
      return send(base, changesOf(fieldsOf(base), fields));
    },
    keep: () => undefined,
  });
