import { useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import type { ImageCategory } from '../model/index.ts';
import {
  batchProgress,
  isBusy,
  type QueueState,
  retryable,
  type UploadQueueActions,
  withStatus,
} from '../queue/index.ts';
import * as styles from './MediaUploader.css.ts';
import { MediaUploaderDetails } from './MediaUploaderDetails.tsx';
import { list } from './MediaUploaderFile.css.ts';
import { MediaUploaderFile } from './MediaUploaderFile.tsx';
import type { MediaUploaderWords } from './mediaUploaderWords.ts';
import { useFollowing } from './useFollowing.ts';

/** What the uploader does with its queue: all of `useUploadQueue`'s actions but going on after a sign-in. */
export type MediaUploaderActions = Pick<
  UploadQueueActions,
  | 'add'
  | 'cancel'
  | 'change'
  | 'changeDefaults'
  | 'clear'
  | 'dismissRefused'
  | 'dismissTwins'
  | 'remove'
  | 'retryFailed'
  | 'start'
>;

interface MediaUploaderListProps {
  queue: QueueState;
  actions: MediaUploaderActions;
  suggestions: readonly string[];
  categories: readonly ImageCategory[];
  words: MediaUploaderWords;
}

interface ButtonsProps {
  queue: QueueState;
  actions: MediaUploaderActions;
  words: MediaUploaderWords;
}

function Buttons({ queue, actions, words }: ButtonsProps) {
  const pending = withStatus(queue, 'pending').length;
  const failed = retryable(queue).length;
  if (isBusy(queue)) {
    return (
      <div className={styles.buttons}>
        <Button variant="secondary" onPress={actions.cancel}>
          {words.cancel}
        </Button>
        <Button isPending>{words.uploadingNow}</Button>
      </div>
    );
  }
  return (
    <div className={styles.buttons}>
      {failed > 0 && (
        <Button
          variant={pending > 0 ? 'secondary' : 'primary'}
          onPress={() => void actions.retryFailed()}
        >
          {words.retry(failed)}
        </Button>
      )}
      {pending > 0 && <Button onPress={() => void actions.start()}>{words.upload(pending)}</Button>}
    </div>
  );
}

/** The chosen files, how far they are, and what can be done with them together. */
export function MediaUploaderList({ queue, actions, words, ...lists }: MediaUploaderListProps) {
  const [detailsOf, setDetailsOf] = useState<string | null>(null);
  const { items, defaults, batch } = queue;
  const listRef = useRef<HTMLUListElement>(null);
  useFollowing(listRef, queue);
  const busy = isBusy(queue);
  const opened = busy ? undefined : items.find(({ id }) => id === detailsOf);
  const { completed, failed, total } = batchProgress(queue);
  const bytes = items.reduce((sum, { file }) => sum + file.size, 0);
  return (
    <section aria-label={words.files} className={styles.card}>
      <div className={styles.row}>
        <h2 className={styles.title}>{words.summary(items.length, bytes)}</h2>
        <Button variant="ghost" size="compact" isDisabled={busy} onPress={actions.clear}>
          {words.clearAll}
        </Button>
      </div>
      {/* biome-ignore lint/a11y: a list that scrolls is reached by keyboard, and Safari needs its role */}
      <ul ref={listRef} role="list" aria-label={words.files} tabIndex={0} className={list}>
        {items.map((item) => (
          <MediaUploaderFile
            key={item.id}
            item={item}
            isBusy={busy}
            onDetails={setDetailsOf}
            onRemove={actions.remove}
            words={words}
          />
        ))}
      </ul>
      {batch.length > 0 && (
        <ProgressBar
          value={completed}
          failed={failed}
          total={total}
          label={words.progress(completed, total, failed)}
        />
      )}
      <Buttons queue={queue} actions={actions} words={words} />
      {opened && (
        <MediaUploaderDetails
          {...lists}
          item={opened}
          defaults={defaults}
          onChange={actions.change}
          onClose={() => setDetailsOf(null)}
          words={words}
        />
      )}
    </section>
  );
}
