import type { ImageDraft, UploadDefaults } from '../image.ts';
import { FileInspector } from './FileInspector.ts';
import { type AcceptedPicture, checkFile, cleanFile } from './inspect.ts';
import { type QueueEvent, reduceQueue } from './queueReducer.ts';
import {
  detailsOf,
  initialQueueState,
  isBusy,
  newItem,
  type QueueState,
  retryable,
  type UploadItem,
  withStatus,
} from './queueState.ts';
import { describeOutcome, type UploadQueueOptions } from './uploadQueueOptions.ts';

/** Milliseconds until the form resets after a full success (docs/behavior.md#media-queue). */
export const RESET_DELAY_MS = 2000;

/**
 * Files on their way to the gallery, one after the other (docs/behavior.md#media-queue). It is free of
 * React: `subscribe` and `getState` fit `useSyncExternalStore`. Options are asked for when they are
 * needed, so they may change.
 */
export class UploadQueue {
  readonly #options: () => UploadQueueOptions;
  readonly #inspector: FileInspector;
  readonly #listeners = new Set<() => void>();
  #state = initialQueueState;
  #canceling = new AbortController();
  #resumed: PromiseWithResolvers<void> | undefined;
  #resetTimer: ReturnType<typeof setTimeout> | undefined;
  #added = 0;

  constructor(options: () => UploadQueueOptions) {
    this.#options = options;
    const { getState } = this;
    this.#inspector = new FileInspector({ getState, dispatch: this.#dispatch, options });
  }

  readonly getState = (): QueueState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Takes the files that may be uploaded and looks into them; ignored while a batch is under way. */
  readonly add = (files: Iterable<File>): void => {
    if (isBusy(this.#state)) return;
    if (this.#resetTimer !== undefined) this.#reset();
    const taken: UploadItem[] = [];
    for (const file of files) {
      this.#added += 1;
      const item = newItem(`upload-${this.#added}`, file);
      const refused = checkFile(file);
      if (refused) this.#inspector.refuse(item.id, file.name, refused);
      else taken.push(item);
    }
    this.#dispatch({ type: 'added', items: taken });
    for (const { id, file } of taken) this.#inspector.enqueue(id, file);
  };

  /** Gives one file words of its own. */
  readonly change = (id: string, changes: Partial<ImageDraft>): void =>
    this.#dispatchAtRest({ type: 'changed', id, changes });

  readonly changeDefaults = (defaults: Partial<UploadDefaults>): void =>
    this.#dispatchAtRest({ type: 'defaultsChanged', defaults });

  /** Takes a file out of the list; one that is uploaded stays in the gallery. */
  readonly remove = (id: string): void => this.#dispatchAtRest({ type: 'removed', ids: [id] });

  /** Empties the list; the form keeps what was typed. */
  readonly clear = (): void => {
    if (isBusy(this.#state)) return;
    this.#stopReset();
    this.#empty();
    this.dismissRefused();
  };

  readonly dismissRefused = (): void => this.#dispatch({ type: 'refusalsDismissed' });

  readonly dismissTwins = (): void => this.#dispatch({ type: 'twinsDismissed' });

  /** Uploads what is pending. Resolves when the batch is over, however it went. */
  readonly start = (): Promise<void> => this.#run(withStatus(this.#state, 'pending'));

  /** Uploads again what failed, and nothing else. */
  readonly retryFailed = (): Promise<void> => this.#run(retryable(this.#state));

  /** Stops the file under way and leaves the rest pending; what is uploaded stays. */
  readonly cancel = (): void => {
    this.#canceling.abort();
    this.#resumed?.resolve();
  };

  /** Goes on with the file that was interrupted, once a manager has signed in. */
  readonly resume = (): void => this.#resumed?.resolve();

  /** Stops everything and lets go of every preview. */
  readonly dispose = (): void => {
    this.cancel();
    this.#stopReset();
    this.#empty();
  };

  readonly #dispatch = (event: QueueEvent): void => {
    const before = this.#state;
    this.#state = reduceQueue(before, event);
    const kept = new Set(this.#state.items.map(({ id }) => id));
    for (const { id, previewUrl } of before.items) {
      if (previewUrl && !kept.has(id)) URL.revokeObjectURL(previewUrl);
    }
    for (const listener of this.#listeners) listener();
  };

  #dispatchAtRest(event: QueueEvent): void {
    if (!isBusy(this.#state)) this.#dispatch(event);
  }

  #item(id: string): UploadItem | undefined {
    return this.#state.items.find((item) => item.id === id);
  }

  async #run(items: readonly UploadItem[]): Promise<void> {
    if (isBusy(this.#state) || items.length === 0) return;
    const ids = items.map(({ id }) => id);
    this.#canceling = new AbortController();
    const { signal } = this.#canceling;
    this.#dispatch({ type: 'batchStarted', ids });
    for (const id of ids) {
      if (signal.aborted) break;
      await this.#inspector.whenInspected(id);
      for (let due = this.#due(id); due && !signal.aborted; due = this.#due(id)) {
        await this.#upload(due.item, due.picture, signal);
      }
    }
    this.#finish(ids);
  }

  #due(id: string) {
    const item = this.#item(id);
    return item?.status === 'pending' && item.picture ? { item, picture: item.picture } : null;
  }

  async #upload(item: UploadItem, picture: AcceptedPicture, signal: AbortSignal): Promise<void> {
    const { id, file } = item;
    this.#dispatch({ type: 'uploading', id });
    try {
      const { upload, clean = cleanFile } = this.#options();
      const content = await clean(file);
      signal.throwIfAborted();
      await upload({
        id,
        file,
        content,
        picture,
        details: detailsOf(item, this.#state.defaults),
        signal,
        onProgress: (progress) => this.#dispatch({ type: 'progressed', id, progress }),
        onTwin: (storedAs) => {
          // What was known when the file was chosen has been said beside it.
          if (item.duplicateOf !== null) return;
          this.#dispatch({ type: 'twinFound', twin: { id, name: file.name, storedAs } });
        },
      });
      this.#dispatch({ type: 'succeeded', id });
    } catch (error) {
      await this.#settle(id, error, signal);
    }
  }

  /** A failure is the file's own, unless the manager canceled or has to sign in again. */
  async #settle(id: string, error: unknown, signal: AbortSignal): Promise<void> {
    if (signal.aborted) this.#dispatch({ type: 'returned', id });
    else if (this.#options().isSignInNeeded?.(error)) {
      this.#dispatch({ type: 'returned', id });
      await this.#pause();
    } else {
      const said = error instanceof Error ? error.message : '';
      this.#dispatch({ type: 'failed', id, error: said || 'Unknown error', canRetry: true });
    }
  }

  async #pause(): Promise<void> {
    this.#resumed = Promise.withResolvers();
    this.#dispatch({ type: 'phase', phase: 'paused' });
    await this.#resumed.promise;
    this.#resumed = undefined;
    this.#dispatch({ type: 'phase', phase: 'uploading' });
  }

  #finish(ids: readonly string[]): void {
    const { items } = this.#state;
    const members = items.filter(({ id }) => ids.includes(id));
    const count = (wanted: string) => members.filter(({ status }) => status === wanted).length;
    const [succeeded, failed, left] = [count('success'), count('error'), count('pending')];
    const isReset = succeeded > 0 && items.every(({ status }) => status === 'success');
    this.#dispatch({ type: 'phase', phase: isReset ? 'done' : 'idle' });
    if (isReset) this.#resetTimer = setTimeout(this.#reset, RESET_DELAY_MS);
    // Nothing is left to tell about when the screen was closed meanwhile.
    if (items.length === 0) return;
    const { onMessage, onBatchEnd } = this.#options();
    onMessage?.(describeOutcome({ succeeded, failed, left }));
    onBatchEnd?.({ succeeded, failed, left });
  }

  readonly #reset = (): void => {
    this.#stopReset();
    this.#dispatch({ type: 'reset' });
    this.#options().onReset?.();
  };

  #stopReset(): void {
    clearTimeout(this.#resetTimer);
    this.#resetTimer = undefined;
  }

  #empty(): void {
    this.#dispatch({ type: 'removed', ids: this.#state.items.map(({ id }) => id) });
    if (!isBusy(this.#state)) this.#dispatch({ type: 'phase', phase: 'idle' });
  }
}
