import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../desk/ConfirmDialog/ConfirmDialog.tsx';
import { StateMessage } from '../../desk/index.ts';
import { MediaThumbnail } from '../../desk/MediaThumbnail/MediaThumbnail.tsx';
import { type MediaImage, nameOfImage } from '../image.ts';
import * as styles from './MediaTrash.css.ts';
import { defaultMediaTrashLabels, type MediaTrashLabels } from './mediaTrashLabels.ts';

export interface DeletedImage extends MediaImage {
  /** When it was deleted, in ISO 8601. */
  readonly deletedAt: string | null;
}

export interface MediaTrashProps {
  /** The deleted images, the last deleted first. */
  images: readonly DeletedImage[];
  /** Whether the images have loaded. */
  status: 'ready' | 'loading' | 'failed';
  /** What went wrong, for the manager. */
  error: string;
  /** Ids of images that are being restored or deleted. */
  busyIds: ReadonlySet<string>;
  /** Loads the images again after a failure. */
  onRetry: () => void;
  /** Moves images back to the gallery. */
  onRestore: (images: readonly DeletedImage[]) => void;
  /** Deletes images for good. The trash has asked. */
  onDestroy: (images: readonly DeletedImage[]) => void;
  /** Overrides the English labels. */
  labels?: Partial<MediaTrashLabels>;
}

const KEPT_MS = 30 * 86_400_000;

interface ItemProps extends Pick<MediaTrashProps, 'onRestore'> {
  image: DeletedImage;
  isBusy: boolean;
  onAsk: (images: readonly DeletedImage[]) => void;
  labels: MediaTrashLabels;
}

function Item({ image, isBusy, onRestore, onAsk, labels }: ItemProps) {
  const name = nameOfImage(image);
  const deleted = new Date(image.deletedAt ?? Date.now());
  return (
    <li className={styles.item}>
      <span className={styles.picture}>
        <MediaThumbnail url={image.url} thumbnailUrl={image.thumbnailUrl} isTiny />
      </span>
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.dates}>
          {labels.dates(deleted, new Date(deleted.getTime() + KEPT_MS))}
        </span>
      </span>
      <span className={styles.actions}>
        <Button
          variant="secondary"
          size="compact"
          aria-label={labels.restoreName(name)}
          isPending={isBusy}
          onPress={() => onRestore([image])}
        >
          {labels.restore}
        </Button>
        <Button
          variant="ghost"
          size="compact"
          aria-label={labels.destroyName(name)}
          isDisabled={isBusy}
          onPress={() => onAsk([image])}
        >
          {labels.destroy}
        </Button>
      </span>
    </li>
  );
}

/** Deleted images, to restore or to delete for good. It asks before the latter. */
export function MediaTrash({
  images,
  status,
  error,
  busyIds,
  onRetry,
  onRestore,
  onDestroy,
  labels: ownLabels,
}: MediaTrashProps) {
  const labels = { ...defaultMediaTrashLabels, ...ownLabels };
  const [asked, setAsked] = useState<readonly DeletedImage[]>([]);
  const panelRef = useRef<HTMLDivElement>(null);
  // The row of the pressed button disappears, so the focus moves to the panel.
  const leaveRow = () => panelRef.current?.focus({ preventScroll: true });
  const restore = (restored: readonly DeletedImage[]) => {
    leaveRow();
    onRestore(restored);
  };
  return (
    <div ref={panelRef} tabIndex={-1} className={styles.panel}>
      <p className={styles.head}>{labels.intro}</p>
      {status === 'loading' && images.length === 0 && <p role="status">{labels.loading}</p>}
      {status === 'failed' && (
        <StateMessage isFailure actions={[{ label: labels.retry, onPress: onRetry }]}>
          {labels.failed(error)}
        </StateMessage>
      )}
      {status === 'ready' && images.length === 0 && <StateMessage>{labels.empty}</StateMessage>}
      {images.length > 0 && (
        <>
          <div className={styles.head}>
            <p role="status">{labels.count(images.length)}</p>
            {images.length > 1 && (
              <Button
                variant="secondary"
                size="compact"
                isPending={images.every(({ id }) => busyIds.has(id))}
                onPress={() => restore(images)}
              >
                {labels.restoreAll}
              </Button>
            )}
            <Button variant="ghost" size="compact" onPress={() => setAsked(images)}>
              {labels.emptyTrash}
            </Button>
          </div>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role with the bullets */}
          <ul role="list" aria-label={labels.list} className={styles.list}>
            {images.map((image) => (
              <Item
                key={image.id}
                image={image}
                isBusy={busyIds.has(image.id)}
                onRestore={restore}
                onAsk={setAsked}
                labels={labels}
              />
            ))}
          </ul>
        </>
      )}
      <ConfirmDialog
        images={asked}
        question={labels.question(asked.length)}
        confirmLabel={labels.confirm}
        hint={labels.hint}
        onCancel={() => setAsked([])}
        onConfirm={() => {
          onDestroy(asked);
          setAsked([]);
          // The dialog returns the focus first, to a button that disappears.
          setTimeout(leaveRow, 100);
        }}
      />
    </div>
  );
}
