import { checkFile } from '../files/index.ts';
import { Batch } from './Batch.ts';
import { FileInspector } from './FileInspector.ts';
import { QueueStore } from './QueueStore.ts';
import {
  isBusy,
  newItem,
  type QueueState,
  retryable,
  type UploadDefaults,
  type UploadDetails,
  type UploadItem,
  withStatus,
} from './queueState.ts';
import { type BatchOutcome, defaultQueueWords } from './queueWords.ts';
import type { UploadQueueOptions } from './uploadQueueOptions.ts';

/** Milliseconds until the form resets after a full success (docs/behavior.md#media-queue). */
export const RESET_DELAY_MS = 2000;

/**
 * Files on their way to the gallery, one after the other. It is free of React: `subscribe` and
 * `getState` fit `useSyncExternalStore`. Options are asked for when they are needed, so they may change.
 */
export class UploadQueue {
  readonly #options: () => UploadQueueOptions;
  readonly #store = new QueueStore();
  readonly #inspector: FileInspector;
  #batch: Batch | undefined;
  #resetTimer: ReturnType<typeof setTimeout> | undefined;
  #added = 0;

  readonly getState: () => QueueState = this.#store.getState;
  readonly subscribe: (listener: () => void) => () => void = this.#store.subscribe;

  constructor(options: () => UploadQueueOptions) {
    this.#options = options;
    this.#inspector = new FileInspector(this.#store, options);
  }

  /** Takes the files that may be uploaded and looks into them; ignored while a batch is under way. */
  readonly add = (files: Iterable<File>): void => {
    if (isBusy(this.getState())) return;
    if (this.#resetTimer !== undefined) this.#reset();
    const taken: UploadItem[] = [];
    for (const file of files) {
      this.#added += 1;
      const item = newItem(`upload-${this.#added}`, file);
      const refused = checkFile(file);
      if (refused) this.#inspector.refuse(item.id, file.name, refused);
      else taken.push(item);
    }
    this.#store.dispatch({ type: 'added', items: taken });
    for (const { id, file } of taken) this.#inspector.enqueue(id, file);
  };

  /** Gives one file words of its own. */
  readonly change = (id: string, changes: Partial<UploadDetails>): void => {
    if (!isBusy(this.getState())) this.#store.dispatch({ type: 'changed', id, changes });
  };

  readonly changeDefaults = (defaults: Partial<UploadDefaults>): void => {
    if (!isBusy(this.getState())) this.#store.dispatch({ type: 'defaultsChanged', defaults });
  };

  /** Takes a file out of the list; one that is uploaded stays in the gallery. */
  readonly remove = (id: string): void => {
    if (!isBusy(this.getState())) this.#store.dispatch({ type: 'removed', ids: [id] });
  };

  /** Empties the list; the form keeps what was typed. */
  readonly clear = (): void => {
    if (isBusy(this.getState())) return;
    this.#stopReset();
    this.#empty();
    this.dismissRefused();
  };

  readonly dismissRefused = (): void => this.#store.dispatch({ type: 'refusalsDismissed' });

  readonly dismissTwins = (): void => this.#store.dispatch({ type: 'twinsDismissed' });

  /** Uploads what is pending. Resolves when the batch is over, however it went. */
  readonly start = (): Promise<void> => this.#run(withStatus(this.getState(), 'pending'));

  /** Uploads again what failed, and nothing else. */
  readonly retryFailed = (): Promise<void> => this.#run(retryable(this.getState()));

  /** Stops the file under way and leaves the rest pending; what is uploaded stays. */
  readonly cancel = (): void => this.#batch?.cancel();

  /** Goes on with the file that was interrupted, once a manager has signed in. */
  readonly resume = (): void => this.#batch?.resume();

  /** Stops everything and lets go of every preview. */
  readonly dispose = (): void => {
    this.cancel();
    this.#stopReset();
    this.#empty();
  };

  async #run(items: readonly UploadItem[]): Promise<void> {
    if (isBusy(this.getState()) || items.length === 0) return;
    const tools = { store: this.#store, inspector: this.#inspector, options: this.#options };
    const batch = new Batch(
      items.map(({ id }) => id),
      tools,
    );
    this.#batch = batch;
    const outcome = await batch.run();
    this.#batch = undefined;
    this.#finish(outcome);
  }

  #finish(outcome: BatchOutcome): void {
    const isAllDone = this.getState().items.every(({ status }) => status === 'success');
    const isReset = isAllDone && outcome.succeeded > 0;
    this.#store.dispatch({ type: 'phase', phase: isReset ? 'done' : 'idle' });
    if (isReset) this.#resetTimer = setTimeout(this.#reset, RESET_DELAY_MS);
    // Nothing is left to tell about when the screen was closed meanwhile.
    if (this.getState().items.length === 0) return;
    const { onMessage, onBatchEnd, words } = this.#options();
    onMessage?.((words?.outcome ?? defaultQueueWords.outcome)(outcome));
    onBatchEnd?.(outcome);
  }

  readonly #reset = (): void => {
    this.#stopReset();
    this.#store.dispatch({ type: 'reset' });
    this.#options().onReset?.();
  };

  #stopReset(): void {
    clearTimeout(this.#resetTimer);
    this.#resetTimer = undefined;
  }

  #empty(): void {
    this.#store.dispatch({ type: 'removed', ids: this.getState().items.map(({ id }) => id) });
    if (!isBusy(this.getState())) this.#store.dispatch({ type: 'phase', phase: 'idle' });
  }
}
