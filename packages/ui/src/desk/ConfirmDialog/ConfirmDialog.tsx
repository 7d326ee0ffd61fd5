import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { type ImageUse, type MediaImage, nameOfImage } from '../../media/image.ts';
import { Text } from '../../text/index.ts';
import { compact } from '../compact.css.ts';
import { MediaThumbnail } from '../MediaThumbnail/MediaThumbnail.tsx';
import * as notices from '../notices.css.ts';
import * as styles from './ConfirmDialog.css.ts';

const format = new Intl.NumberFormat('en-US');

export interface ConfirmDialogProps {
  /** Images to delete. The dialog is open while there are any. */
  images: readonly MediaImage[];
  /** The pages that show any of them. Null while they're being read, `failed` if they can't be. */
  uses?: readonly ImageUse[] | 'failed' | null;
  /** Deletes them. */
  onConfirm: () => void;
  /** Closes the dialog without deleting them. */
  onCancel: () => void;
  /** The title. Default: asks whether to delete the images. */
  question?: string;
  /** Text of the button that deletes them. Default: "Delete". */
  confirmLabel?: string;
  /** What follows. Default: for how long they can be restored. */
  hint?: string;
}

const SHOWN = 8;

/** Dialog that asks before images are deleted, and shows them. Renders `<section role="alertdialog">`. */
export function ConfirmDialog({
  images,
  uses = [],
  onConfirm,
  onCancel,
  question = images.length === 1
    ? 'Are you sure you want to delete this image?'
    : `Are you sure you want to delete these ${format.format(images.length)} images?`,
  confirmLabel = 'Delete',
  hint = 'You can undo this for 6 seconds. After that, it stays in the trash for 30 days.',
}: ConfirmDialogProps) {
  const shown = images.slice(0, SHOWN);
  const more = images.length - shown.length;
  return (
    <Dialog
      isOpen={images.length > 0}
      role="alertdialog"
      title={question}
      labels={{ close: 'Cancel' }}
      onClose={onCancel}
      actions={
        <>
          <Button variant="ghost" onPress={onCancel} autoFocus>
            Cancel
          </Button>
          <Button variant="danger" onPress={onConfirm}>
            {confirmLabel}
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
            {shown.map((image) => `“${nameOfImage(image)}”`).join(', ')}
            {more > 0 && ` and ${format.format(more)} more`}
          </Text>
          {uses === null && <Text size="small">Checking where it’s used...</Text>}
          {uses === 'failed' && <Text size="small">Couldn’t check where it’s used.</Text>}
          {Array.isArray(uses) && uses.length > 0 && (
            <p className={notices.request}>
              In use: {uses.map(({ label }) => label).join(', ')}. Visitors will see a gap or
              another picture there.
            </p>
          )}
          <Text tone="muted" size="small">
            {hint}
          </Text>
        </div>
      </div>
    </Dialog>
  );
}
