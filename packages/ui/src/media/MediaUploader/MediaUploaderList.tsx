import { useEffect, useRef, useState } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { Button } from '../../components/Button/Button.tsx';
import type { FieldDescription } from '../../desk/Fields/field.ts';
import * as styles from './MediaUploader.css.ts';
import { MediaUploaderDetails, type UploadDetails } from './MediaUploaderDetails.tsx';
import { list } from './MediaUploaderFile.css.ts';
import { MediaUploaderFile } from './MediaUploaderFile.tsx';
import type { MediaUploaderLabels } from './mediaUploaderLabels.ts';
import type { MediaUploaderActions, UploadFile, UploadQueueState } from './uploadQueue.ts';

/** The file to scroll to: the one in progress or, after a batch, the first that failed. */
const worthSeeing = ({ items, phase, batch }: UploadQueueState): string | undefined => {
  const wanted = phase === 'uploading' ? 'uploading' : 'error';
  return batch.length > 0 ? items.find(({ status }) => status === wanted)?.id : undefined;
};

/** Scrolls the list to that file, unless the focus is in the list. */
function useFollowing(layout: ListLayout<unknown>, queue: UploadQueueState) {
  const listRef = useRef<HTMLDivElement>(null);
  const id = worthSeeing(queue);
  useEffect(() => {
    if (id === undefined) return undefined;
    // A new list is laid out in the next frame.
    const frame = requestAnimationFrame(() => {
      const row = layout.getLayoutInfo(id)?.rect;
      const { current: list } = listRef;
      if (!row || !list || list.matches(':hover, :focus-within')) return;
      list.scrollTo({ top: row.y - row.height, behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [layout, id]);
  return listRef;
}

export interface MediaUploaderListProps<Item extends UploadFile> {
  /** The files and their upload status. */
  queue: UploadQueueState<Item>;
  /** Actions on the files. */
  actions: MediaUploaderActions;
  /** A batch is running or waiting. */
  isBusy: boolean;
  fields: readonly FieldDescription[];
  /** The details that a file would be stored with. */
  detailsOf: (item: Item) => UploadDetails;
  suggestions: readonly string[];
  labels: MediaUploaderLabels;
}

/** List of the chosen files, with their status and the buttons for all of them. */
export function MediaUploaderList<Item extends UploadFile>({
  queue,
  actions,
  isBusy,
  detailsOf,
  labels,
  ...fields
}: MediaUploaderListProps<Item>) {
  const [openedId, setOpenedId] = useState<string | null>(null);
  const { items } = queue;
  // Virtualized, so that two hundred files cost no more than the visible ones.
  const [layout] = useState(() => new ListLayout({ estimatedRowSize: 61 }));
  const listRef = useFollowing(layout, queue);
  const opened = isBusy ? undefined : items.find(({ id }) => id === openedId);
  const bytes = items.reduce((sum, { file }) => sum + file.size, 0);
  return (
    <section aria-label={labels.files} className={styles.card}>
      <div className={styles.row}>
        <h2 className={styles.title}>{labels.summary(items.length, bytes)}</h2>
        <Button variant="ghost" size="compact" isDisabled={isBusy} onPress={actions.clear}>
          {labels.clearAll}
        </Button>
      </div>
      <Virtualizer layout={layout}>
        <GridList
          ref={listRef}
          aria-label={labels.files}
          items={items}
          dependencies={[isBusy, labels]}
          keyboardNavigationBehavior="tab"
          className={list}
        >
          {(item) => (
            <MediaUploaderFile
              item={item}
              isBusy={isBusy}
              onDetails={setOpenedId}
              onRemove={actions.remove}
              labels={labels}
            />
          )}
        </GridList>
      </Virtualizer>
      {opened && (
        <MediaUploaderDetails
          {...fields}
          {...detailsOf(opened)}
          fileName={opened.file.name}
          onChange={(changes) => actions.change(opened.id, changes)}
          onClose={() => setOpenedId(null)}
          labels={labels}
        />
      )}
    </section>
  );
}
