import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { type ImageUse, type MediaImage, nameOfImage } from '../../media/image.ts';
import { Text } from '../../text/index.ts';
import { compact } from '../compact.css.ts';
import { MediaThumbnail } from '../MediaThumbnail/MediaThumbnail.tsx';
import * as notices from '../notices.css.ts';
import * as styles from './ConfirmDialog.css.ts';

const format = new Intl.NumberFormat('en-US');

export const defaultConfirmDialogLabels = {
  question: (count: number) =>
    count === 1
      ? 'Are you sure you want to delete this image?'
      : `Are you sure you want to delete these ${format.format(count)} images?`,
  names: (names: readonly string[], more: number) =>
    `${names.map((name) => `“${name}”`).join(', ')}${more > 0 ? ` and ${format.format(more)} more` : ''}`,
  confirm: 'Delete',
  cancel: 'Cancel',
  hint: 'You can undo this for 6 seconds. After that, it stays in the trash for 30 days.',
  used: (uses: readonly string[]) =>
    `In use: ${uses.join(', ')}. Visitors will see a gap or another picture there.`,
  checkingUses: 'Checking where it’s used...',
  usesFailed: 'Couldn’t check where it’s used.',
};

export interface ConfirmDialogProps {
  /** Images to delete. The dialog is open while there are any. */
  images: readonly MediaImage[];
  /** The pages that show any of them. Null while they're being read, `failed` if they can't be. */
  uses?: readonly ImageUse[] | 'failed' | null;
  /** Deletes them. */
  onConfirm: () => void;
  /** Closes the dialog without deleting them. */
  onCancel: () => void;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultConfirmDialogLabels>;
}

const SHOWN = 8;

/** Dialog that asks before images are deleted, and shows them. Renders `<section role="alertdialog">`. */
export function ConfirmDialog({
  images,
  uses = [],
  onConfirm,
  onCancel,
  labels: ownLabels,
}: ConfirmDialogProps) {
  const labels = { ...defaultConfirmDialogLabels, ...ownLabels };
  const shown = images.slice(0, SHOWN);
  return (
    <Dialog
      isOpen={images.length > 0}
      role="alertdialog"
      title={labels.question(images.length)}
      labels={{ close: labels.cancel }}
      onClose={onCancel}
      actions={
        <>
          <Button variant="ghost" onPress={onCancel} autoFocus>
            {labels.cancel}
          </Button>
          <Button variant="danger" onPress={onConfirm}>
            {labels.confirm}
          </Button>
        </>
      }
    >
      <div className={compact}>
        <div className={styles.subject}>
          <div className={styles.pictures}>
            {shown.map(({ id, url, thumbnailUrl }) => (
              <div key={id} className={styles.picture}>
                <MediaThumbnail url={url} thumbnailUrl={thumbnailUrl} isTiny />
              </div>
            ))}
          </div>
          <Text tone="strong">
            {labels.names(shown.map(nameOfImage), images.length - shown.length)}
          </Text>
          {uses === null && <Text size="small">{labels.checkingUses}</Text>}
          {uses === 'failed' && <Text size="small">{labels.usesFailed}</Text>}
          {Array.isArray(uses) && uses.length > 0 && (
            <p className={notices.request}>{labels.used(uses.map(({ label }) => label))}</p>
          )}
          <Text tone="muted" size="small">
            {labels.hint}
          </Text>
        </div>
      </div>
    </Dialog>
  );
}
