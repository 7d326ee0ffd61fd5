import { Button } from '../../components/Button/Button.tsx';
import * as styles from './MediaEditor.css.ts';
import type { MediaEditorLabels } from './mediaEditorLabels.ts';

interface MediaEditorFootProps {
  isAsking: boolean;
  isSaving: boolean;
  /** While the image is saved, or its file is replaced. */
  isLocked: boolean;
  onAskingChange: (isAsking: boolean) => void;
  onLeave: () => void;
  onClose: () => void;
  onSave: () => void;
  labels: MediaEditorLabels;
}

/** The buttons to save or to leave, or the question before unsaved changes are lost. */
export function MediaEditorFoot({
  isAsking,
  isSaving,
  isLocked,
  labels,
  ...act
}: MediaEditorFootProps) {
  if (!isAsking) {
    return (
      <>
        <Button variant="ghost" isDisabled={isLocked} onPress={act.onLeave}>
          {labels.cancel}
        </Button>
        <Button isPending={isSaving} isDisabled={isLocked && !isSaving} onPress={act.onSave}>
          {isSaving ? labels.saving : labels.save}
        </Button>
      </>
    );
  }
  return (
    <>
      <p role="alert" className={styles.question}>
        {labels.discardQuestion}
      </p>
      <Button variant="danger" isDisabled={isLocked} onPress={act.onClose}>
        {labels.discard}
      </Button>
      <Button autoFocus onPress={() => act.onAskingChange(false)}>
        {labels.keepEditing}
      </Button>
    </>
  );
}
