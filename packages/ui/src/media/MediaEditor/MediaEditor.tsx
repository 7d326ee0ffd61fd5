import { useState } from 'react';
import { compact } from '../../admin/index.ts';
import * as notices from '../../admin/notices.css.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { changesOf, rebase, valuesOf } from '../ImageFields/fieldValues.ts';
import { ImageFields } from '../ImageFields/ImageFields.tsx';
import type { FieldValues, ImageField, MediaImage } from '../image.ts';
import { MediaThumbnail } from '../MediaThumbnail/MediaThumbnail.tsx';
import * as styles from './MediaEditor.css.ts';
import { MediaEditorConflict } from './MediaEditorConflict.tsx';
import { defaultMediaEditorLabels, type MediaEditorLabels } from './mediaEditorLabels.ts';

export interface MediaEditorProps {
  /** The image to edit. The dialog is open while there is one. */
  image: MediaImage | null;
  /** The image as someone else stored it, after a conflict. */
  theirs?: MediaImage | null;
  /** Whether it is being saved. The dialog stays open and is locked. */
  isSaving?: boolean;
  /** Why saving failed, for the manager. The draft is kept. */
  error?: string | null;
  /** Called with the changed fields only, compared with `theirs` after a conflict and otherwise with `image`. */
  onSave: (changes: FieldValues) => void;
  /** Called to close the dialog. It first asks if changes would be lost. */
  onClose: () => void;
  /** The fields to edit, in order. */
  fields: readonly ImageField[];
  /** Tags in use, as suggestions. */
  suggestions?: readonly string[];
  /** Overrides the English labels. */
  labels?: Partial<MediaEditorLabels>;
}

/** The uncropped picture and its file's details. */
function Preview({ image, labels }: { image: MediaImage; labels: MediaEditorLabels }) {
  const { url, thumbnailUrl, fileName, width, height, fileSize, createdAt } = image;
  return (
    <div className={styles.preview}>
      <div className={styles.picture}>
        <MediaThumbnail url={url} thumbnailUrl={thumbnailUrl} alt={image.description ?? ''} />
      </div>
      <p className={styles.facts}>
        <bdi>{fileName}</bdi>
        {width !== null && height !== null && <span>{labels.size(width, height)}</span>}
        {fileSize !== null && <span>{labels.weight(fileSize)}</span>}
        {createdAt !== null && <span>{labels.date(createdAt)}</span>}
      </p>
      <a href={url} target="_blank" rel="noreferrer" className={styles.original}>
        {labels.original}
      </a>
    </div>
  );
}

interface DraftState {
  readonly draft: FieldValues;
  readonly mine: FieldValues;
  readonly theirs: MediaImage | null;
}

/** A draft of the image that includes other managers' changes. */
function useDraft(image: MediaImage, theirs: MediaImage | null, fields: readonly ImageField[]) {
  const [state, setState] = useState<DraftState>(() => ({
    draft: valuesOf(image, fields),
    mine: {},
    theirs: null,
  }));
  const before = valuesOf(state.theirs ?? image, fields);
  if (theirs && theirs !== state.theirs) {
    setState({ ...rebase(before, valuesOf(theirs, fields), state.draft), theirs });
  }
  const setDraft = (draft: FieldValues) => setState((known) => ({ ...known, draft }));
  return { ...state, before, setDraft };
}

/**
 * Dialog to edit the details of an image (docs/behavior.md#media-editing). Another image starts with a new
 * draft.
 */
export function MediaEditor({ image, ...props }: MediaEditorProps) {
  return image && <ImageEditor key={image.id} {...props} image={image} />;
}

function ImageEditor({
  image,
  theirs = null,
  isSaving = false,
  error = null,
  onSave,
  onClose,
  fields,
  suggestions = [],
  labels: ownLabels,
}: MediaEditorProps & { image: MediaImage }) {
  const labels = { ...defaultMediaEditorLabels, ...ownLabels };
  const { draft, setDraft, mine, before } = useDraft(image, theirs, fields);
  const [isAsking, setAsking] = useState(false);
  const changes = changesOf(before, draft);
  const isChanged = Object.keys(changes).length > 0;

  const leave = () => {
    if (isSaving) return;
    // A second Escape closes the question instead of the dialog.
    if (isChanged) setAsking(!isAsking);
    else onClose();
  };
  const save = () => (isChanged ? onSave(changes) : onClose());
  return (
    <Dialog
      isOpen
      size="large"
      title={labels.title}
      labels={{ close: labels.close }}
      onClose={leave}
      actions={
        isAsking && isChanged ? (
          <>
            <p role="alert" className={styles.question}>
              {labels.discardQuestion}
            </p>
            <Button variant="danger" onPress={onClose}>
              {labels.discard}
            </Button>
            <Button autoFocus onPress={() => setAsking(false)}>
              {labels.keepEditing}
            </Button>
          </>
        ) : (
          <>
            <Button variant="ghost" isDisabled={isSaving} onPress={leave}>
              {labels.cancel}
            </Button>
            <Button isPending={isSaving} onPress={save}>
              {isSaving ? labels.saving : labels.save}
            </Button>
          </>
        )
      }
    >
      <div className={compact}>
        <div className={styles.columns}>
          <Preview image={image} labels={labels} />
          <div className={styles.side}>
            {error && (
              <p role="alert" className={notices.failure}>
                {error}
              </p>
            )}
            {theirs && (
              <MediaEditorConflict
                fields={fields}
                theirs={valuesOf(theirs, fields)}
                mine={mine}
                draft={draft}
                onChange={setDraft}
                labels={labels}
              />
            )}
            <ImageFields
              fields={fields}
              values={draft}
              onChange={setDraft}
              suggestions={suggestions}
              isDisabled={isSaving}
            />
          </div>
        </div>
      </div>
    </Dialog>
  );
}
