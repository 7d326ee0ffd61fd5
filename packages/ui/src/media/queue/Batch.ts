import { cleanFile } from '../files/index.ts';
import type { FileInspector } from './FileInspector.ts';
import type { QueueStore } from './QueueStore.ts';
import { detailsOf, type UploadItem } from './queueState.ts';
import { type BatchOutcome, defaultQueueWords } from './queueWords.ts';
import type { UploadQueueOptions } from './uploadQueueOptions.ts';

interface Tools {
  readonly store: QueueStore;
  readonly inspector: FileInspector;
  readonly options: () => UploadQueueOptions;
}

/** One press on "Upload": one file at a time (docs/behavior.md#media-queue). */
export class Batch {
  readonly #ids: readonly string[];
  readonly #tools: Tools;
  readonly #cancelling = new AbortController();
  #resumed: PromiseWithResolvers<void> | undefined;

  constructor(ids: readonly string[], tools: Tools) {
    this.#ids = ids;
    this.#tools = tools;
  }

  async run(): Promise<BatchOutcome> {
    const { store, inspector } = this.#tools;
    store.dispatch({ type: 'batchStarted', ids: this.#ids });
    for (const id of this.#ids) {
      if (this.#cancelling.signal.aborted) break;
      await inspector.whenInspected(id);
      while (this.#isDue(id)) await this.#upload(id);
    }
    return this.#outcome();
  }

  cancel(): void {
    this.#cancelling.abort();
    this.#resumed?.resolve();
  }

  resume(): void {
    this.#resumed?.resolve();
  }

  #isDue(id: string): boolean {
    const item = this.#tools.store.item(id);
    return item?.status === 'pending' && item.picture !== null && !this.#cancelling.signal.aborted;
  }

  async #upload(id: string): Promise<void> {
    const { store } = this.#tools;
    const item = store.item(id);
    if (!item) return;
    store.dispatch({ type: 'uploading', id });
    try {
      await this.#send(item);
      store.dispatch({ type: 'succeeded', id });
    } catch (error) {
      await this.#settle(id, error);
    }
  }

  async #send(item: UploadItem): Promise<void> {
    const { store, options } = this.#tools;
    const { id, file, picture } = item;
    const { signal } = this.#cancelling;
    if (!picture) return;
    const { upload, clean = cleanFile } = options();
    const content = await clean(file);
    signal.throwIfAborted();
    const details = detailsOf(item, store.getState().defaults);
    const onProgress = (progress: number) => store.dispatch({ type: 'progressed', id, progress });
    const onTwin = (storedAs: string) => {
      // What was known when the file was chosen has been said beside it.
      if (item.duplicateOf !== null) return;
      store.dispatch({ type: 'twinFound', twin: { id, name: file.name, storedAs } });
    };
    await upload({ id, file, content, picture, details, signal, onProgress, onTwin });
  }

  /** A failure is the file's own, unless the manager cancelled or has to sign in again. */
  async #settle(id: string, error: unknown): Promise<void> {
    const { store, options } = this.#tools;
    const { isSignInNeeded, words } = options();
    const isCancelled = this.#cancelling.signal.aborted;
    if (isCancelled || isSignInNeeded?.(error)) store.dispatch({ type: 'returned', id });
    else {
      const said = error instanceof Error ? error.message : '';
      const unknown = words?.unknownError ?? defaultQueueWords.unknownError;
      store.dispatch({ type: 'failed', id, error: said || unknown, canRetry: true });
      return;
    }
    if (!isCancelled) await this.#pause();
  }

  async #pause(): Promise<void> {
    const { store } = this.#tools;
    this.#resumed = Promise.withResolvers();
    store.dispatch({ type: 'phase', phase: 'paused' });
    await this.#resumed.promise;
    this.#resumed = undefined;
    store.dispatch({ type: 'phase', phase: 'uploading' });
  }

  #outcome(): BatchOutcome {
    const members = this.#ids.flatMap((id) => this.#tools.store.item(id) ?? []);
    const count = (status: string) => members.filter((item) => item.status === status).length;
    return { succeeded: count('success'), failed: count('error'), left: count('pending') };
  }
}
