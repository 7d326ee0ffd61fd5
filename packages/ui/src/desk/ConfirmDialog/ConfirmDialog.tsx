import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import type { ImageUse } from '../../media/image.ts';
import { Text } from '../../text/index.ts';
import { compact } from '../compact.css.ts';
import { counted } from '../counted.ts';
import { MediaThumbnail, type MediaThumbnailProps } from '../MediaThumbnail/MediaThumbnail.tsx';
import * as notices from '../notices.css.ts';
import * as styles from './ConfirmDialog.css.ts';

const format = new Intl.NumberFormat('en-US');

/** What a list of items that can be deleted shows of one. */
export interface DeletableItem {
  readonly id: string;
  /** Its title, or what stands for one that is missing. */
  readonly title: string;
  /** Its picture. Its addresses are null if there is none. */
  readonly cover?: Pick<MediaThumbnailProps, 'url' | 'thumbnailUrl'> | undefined;
}

export interface ConfirmDialogProps {
  /** What an item is. Its plural ends with "s". Default: "image". */
  what?: string;
  /** Items to delete. The dialog is open while there are any. */
  items: readonly DeletableItem[];
  /** The pages that show any of them. Null while they're being read, `failed` if they can't be. */
  uses?: readonly ImageUse[] | 'failed' | null;
  /** Deletes them. */
  onConfirm: () => void;
  /** Closes the dialog without deleting them. */
  onCancel: () => void;
  /** The title. Default: asks whether to delete the items. */
  question?: string;
  /** Text of the button that deletes them. Default: "Delete". */
  confirmLabel?: string;
  /** What follows. Default: for how long they can be restored. */
  hint?: string;
}

const SHOWN = 8;

/** Dialog that asks before items are deleted, and shows them. Renders `<section role="alertdialog">`. */
export function ConfirmDialog({
  what = 'image',
  items,
  uses = [],
  onConfirm,
  onCancel,
  question = items.length === 1
    ? `Are you sure you want to delete this ${what}?`
    : `Are you sure you want to delete these ${counted(items.length, what)}?`,
  confirmLabel = 'Delete',
  hint = 'You can undo this for 6 seconds. After that, it stays in the trash for 30 days.',
}: ConfirmDialogProps) {
  const shown = items.slice(0, SHOWN);
  const more = items.length - shown.length;
  const covers = shown.flatMap(({ id, cover }) => (cover ? [{ id, cover }] : []));
  return (
    <Dialog
      isOpen={items.length > 0}
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
          {covers.length > 0 && (
            <div className={styles.pictures}>
              {covers.map(({ id, cover }) => (
                <div key={id} className={styles.picture}>
                  <MediaThumbnail {...cover} isTiny />
                </div>
              ))}
            </div>
          )}
          <Text tone="strong">
            {shown.map(({ title }) => `“${title}”`).join(', ')}
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
