import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { changesOf, draftOf, type ImageDraft, ImageFields, rebase } from '../ImageFields/index.ts';
import { type ImageCategory, imageCategories, type MediaImage } from '../model/index.ts';
import { Workbench } from '../Workbench/index.ts';
import * as styles from './MediaEditor.css.ts';
import { MediaEditorConflict } from './MediaEditorConflict.tsx';
import { MediaEditorPreview } from './MediaEditorPreview.tsx';
import { defaultMediaEditorWords, type MediaEditorWords } from './mediaEditorWords.ts';

export interface MediaEditorProps {
  /** The image to edit; the dialog is open while there is one. */
  image: MediaImage | null;
  /** How somebody else stored it meanwhile, once saving was refused for that. */
  theirs?: MediaImage | null;
  isSaving?: boolean;
  /** Why saving failed, for people; what was written stays. */
  error?: string | null;
  /** Changed fields only, and the image they are based on: `theirs` after a conflict. */
  onSave: (changes: Partial<ImageDraft>, base: MediaImage) => void;
  /** Nothing is to be saved any more; asks first where something would be lost. */
  onClose: () => void;
  suggestions?: readonly string[];
  categories?: readonly ImageCategory[];
  words?: MediaEditorWords;
}

interface DraftState {
  readonly draft: ImageDraft;
  readonly mine: Partial<ImageDraft>;
  readonly theirs: MediaImage | null;
}

/** A draft of the image that follows what others store meanwhile. */
function useDraft(image: MediaImage, theirs: MediaImage | null) {
  const [state, setState] = useState<DraftState>(() => ({
    ...{ draft: draftOf(image), mine: {}, theirs: null },
  }));
  const base = state.theirs ?? image;
  if (theirs && theirs !== state.theirs) {
    setState({ ...rebase(base, theirs, state.draft), theirs });
  }
  const setDraft = (draft: ImageDraft) => setState((known) => ({ ...known, draft }));
  return { ...state, base, setDraft };
}

/** The 'Edit Image' dialog (docs/behavior.md#media-editing). Another image starts another draft. */
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
  suggestions = [],
  categories = imageCategories,
  words = defaultMediaEditorWords,
}: MediaEditorProps & { image: MediaImage }) {
  const { draft, setDraft, mine, base } = useDraft(image, theirs);
  const [isAsking, setAsking] = useState(false);
  const changes = changesOf(base, draft);
  const isChanged = Object.keys(changes).length > 0;

  const leave = () => {
    if (isSaving) return;
    // Asked to leave once more while it asks: a second Escape takes the question back.
    if (isChanged) setAsking(!isAsking);
    else onClose();
  };
  const save = () => (isChanged ? onSave(changes, base) : onClose());
  return (
    <Dialog
      isOpen
      size="large"
      title={words.title}
      closeLabel={words.close}
      onClose={leave}
      actions={
        isAsking && isChanged ? (
          <>
            <p role="alert" className={styles.question}>
              {words.discardQuestion}
            </p>
            <Button variant="danger" onPress={onClose}>
              {words.discard}
            </Button>
            <Button autoFocus onPress={() => setAsking(false)}>
              {words.keepEditing}
            </Button>
          </>
        ) : (
          <>
            <Button variant="ghost" isDisabled={isSaving} onPress={leave}>
              {words.cancel}
            </Button>
            <Button isPending={isSaving} onPress={save}>
              {isSaving ? words.saving : words.save}
            </Button>
          </>
        )
      }
    >
      <Workbench>
        <div className={styles.columns}>
          <MediaEditorPreview image={image} words={words} />
          <div className={styles.side}>
            {error && (
              <p role="alert" className={styles.failure}>
                {error}
              </p>
            )}
            {theirs && (
              <MediaEditorConflict
                {...{ theirs, mine, draft, categories, words }}
                onChange={setDraft}
              />
            )}
            <ImageFields
              draft={draft}
              onChange={setDraft}
              suggestions={suggestions}
              categories={categories}
              isDisabled={isSaving}
              words={words.fields}
            />
          </div>
        </div>
      </Workbench>
    </Dialog>
  );
}
