import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Fields } from '../../desk/Fields/Fields.tsx';
import type { FieldDescription, FieldValues } from '../../desk/Fields/field.ts';
import { compact, type Failure, FailureList } from '../../desk/index.ts';
import * as notices from '../../desk/notices.css.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import type { MediaImage } from '../image.ts';
import * as styles from './MediaEditor.css.ts';
import { type ContestedField, MediaEditorConflict } from './MediaEditorConflict.tsx';
import { MediaEditorFoot } from './MediaEditorFoot.tsx';
import { type EditorPosition, MediaEditorHead } from './MediaEditorHead.tsx';
import { MediaEditorPreview, type MediaEditorPreviewProps } from './MediaEditorPreview.tsx';
import { defaultMediaEditorLabels, type MediaEditorLabels } from './mediaEditorLabels.ts';

export interface MediaEditorProps
  extends Partial<Pick<MediaEditorPreviewProps, 'uses' | 'onReplace' | 'isReplacing'>> {
  /** The image to edit. */
  image: MediaImage;
  /** What is typed. The screen holds it, and has other values for another image. */
  values: FieldValues;
  /** Called with all values after each change. */
  onChange: (values: FieldValues) => void;
  /** Whether a save would store something. */
  isChanged?: boolean;
  /**
   * After someone else has saved the image, the fields that both changed. Empty if none are, null
   * before. Default: null.
   */
  contested?: readonly ContestedField[] | null;
  /** Whether it is being saved. The dialog stays open and is locked. */
  isSaving?: boolean;
  /** Why saving failed, for the manager. The draft is kept. */
  error?: string | null;
  /** Called to save the values, if something changed. */
  onSave: () => void;
  /** Called to close the dialog. It first asks if changes would be lost. */
  onClose: () => void;
  /** The place among the images that the gallery shows. Without it, the dialog can't go to others. */
  position?: EditorPosition | null;
  /** Saves the values, if something changed, and goes to the next or the previous image. */
  onMove?: (step: 1 | -1) => void;
  /** Other images that couldn't be saved. */
  unsaved?: readonly Failure[];
  /** Opens the first of them, with what was typed. */
  onOpenUnsaved?: () => void;
  /** The fields to edit, in order. */
  fields: readonly FieldDescription[];
  /** Tags in use, as suggestions. */
  suggestions?: readonly string[];
  /** Overrides the English labels. */
  labels?: Partial<MediaEditorLabels>;
}

/** Selects the text of the first field, so that typing replaces it. */
function useFirstField(id: string) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each image
  useLayoutEffect(() => {
    const field = ref.current?.querySelector('input');
    field?.focus({ preventScroll: true });
    field?.select();
  }, [id]);
  return ref;
}

interface MovingOptions
  extends Required<Pick<MediaEditorProps, 'fields' | 'position'>>,
    Pick<MediaEditorProps, 'onMove'> {
  isLocked: boolean;
  /** Saves the last image. */
  onLast: () => void;
}

/** Enter in the first field, and Ctrl+Enter in any, save and go on. Shift goes back. */
function useMoving({ fields, position, isLocked, onMove, onLast }: MovingOptions) {
  const move = (step: 1 | -1) => {
    const { index = 1, count = 1 } = position ?? {};
    const isInside = index + step >= 1 && index + step <= count;
    if (onMove && isInside) onMove(step);
    else if (step === 1) onLast();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, shiftKey, ctrlKey, metaKey, repeat, nativeEvent } = event;
    const isInFirst = target instanceof HTMLInputElement && target.name === fields[0]?.name;
    // While a word is composed, as in Japanese, Enter confirms it.
    if (key !== 'Enter' || nativeEvent.isComposing || repeat || isLocked) return;
    if (!isInFirst && !ctrlKey && !metaKey) return;
    event.preventDefault();
    move(shiftKey ? -1 : 1);
  };
  return { move, onKeyDown };
}

/**
 * Dialog to edit the details of an image (docs/behavior/media-center.md#media-editing). The first field has the
 * focus, and Enter saves and opens the next image.
 */
export function MediaEditor({
  image,
  values,
  onChange,
  isChanged = false,
  contested = null,
  isSaving = false,
  error = null,
  onSave,
  onClose,
  position = null,
  onMove,
  unsaved = [],
  onOpenUnsaved,
  fields,
  suggestions = [],
  uses,
  onReplace,
  isReplacing = false,
  labels: ownLabels,
}: MediaEditorProps) {
  const labels = useLabels('MediaEditor', defaultMediaEditorLabels, ownLabels);
  const [isAsking, setAsking] = useState(false);
  // A file that is being replaced belongs to this image, so the dialog stays with it.
  const isLocked = isSaving || isReplacing;
  const fieldsRef = useFirstField(image.id);
  const leave = () => {
    if (isLocked) return;
    // A second Escape closes the question instead of the dialog.
    if (isChanged) setAsking(!isAsking);
    else onClose();
  };
  const save = () => (isChanged ? onSave() : onClose());
  const moving = useMoving({ fields, position, isLocked, onMove, onLast: save });
  return (
    <Dialog
      isOpen
      size="large"
      title={labels.title}
      labels={{ close: labels.close }}
      onClose={leave}
      actions={
        <MediaEditorFoot
          isAsking={isAsking && isChanged}
          isSaving={isSaving}
          isLocked={isLocked}
          onAskingChange={setAsking}
          onLeave={leave}
          onClose={onClose}
          onSave={save}
          labels={labels}
        />
      }
    >
      <div className={compact}>
        <div className={styles.columns}>
          <MediaEditorPreview
            {...{ image, uses, onReplace, isReplacing, labels }}
            isDisabled={isSaving}
          />
          <div className={styles.side}>
            {position && onMove && position.count > 1 && (
              <MediaEditorHead
                position={position}
                isDisabled={isLocked}
                onMove={moving.move}
                labels={labels}
              />
            )}
            <FailureList
              failures={unsaved}
              title={labels.unsaved(unsaved.length)}
              onRetry={isLocked ? undefined : onOpenUnsaved}
              retryLabel={labels.openUnsaved}
            />
            {error && (
              <p role="alert" className={notices.failure}>
                {error}
              </p>
            )}
            {contested && (
              <MediaEditorConflict
                fields={fields}
                contested={contested}
                onChoose={(name, value) => onChange({ ...values, [name]: value })}
                labels={labels}
              />
            )}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to its fields */}
            <div ref={fieldsRef} onKeyDown={moving.onKeyDown}>
              <Fields
                key={image.id}
                fields={fields}
                values={values}
                onChange={onChange}
                suggestions={suggestions}
                autoComplete="off"
                isDisabled={isSaving}
              />
            </div>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
