import {
  type AcceptedPicture,
  describeRefusal,
  inspectPicture,
  type PictureVerdict,
  type RefusalReason,
} from '../files/index.ts';
import type { QueueStore } from './QueueStore.ts';
import { isBusy } from './queueState.ts';
import { defaultQueueWords } from './queueWords.ts';
import type { UploadQueueOptions } from './uploadQueueOptions.ts';

const unreadable: PictureVerdict = { isAccepted: false, refused: { reason: 'unreadable' } };

/** Looks into files, one after the other: two hundred at a time would fill the memory. */
export class FileInspector {
  readonly #store: QueueStore;
  readonly #options: () => UploadQueueOptions;
  readonly #inspected = new Map<string, Promise<void>>();
  #line: Promise<void> = Promise.resolve();

  constructor(store: QueueStore, options: () => UploadQueueOptions) {
    this.#store = store;
    this.#options = options;
  }

  enqueue(id: string, file: File): void {
    this.#line = this.#line.then(() => this.#look(id, file));
    this.#inspected.set(id, this.#line);
  }

  /** Settles once the list says what the file is, or that it is refused. */
  async whenInspected(id: string): Promise<void> {
    await this.#inspected.get(id);
  }

  /**
   * A file refused before the upload leaves the list for the refused ones, as with the checks that
   * need no bytes; within a batch it stays, as one that failed.
   */
  refuse(id: string, name: string, refused: RefusalReason): void {
    const { words, onMessage } = this.#options();
    const said = describeRefusal(name, refused, words?.refusals ?? defaultQueueWords.refusals);
    const state = this.#store.getState();
    if (isBusy(state) && state.batch.includes(id)) {
      this.#store.dispatch({ type: 'failed', id, error: said.description, canRetry: false });
      return;
    }
    this.#store.dispatch({ type: 'refused', refused: { id, name, ...said } });
    onMessage?.({ ...said, variant: 'destructive' });
  }

  async #look(id: string, file: File): Promise<void> {
    if (!this.#store.item(id)) return;
    const inspect = this.#options().inspect ?? inspectPicture;
    const verdict = await inspect(file).catch(() => unreadable);
    this.#inspected.delete(id);
    // It may have been removed meanwhile.
    if (!this.#store.item(id)) return;
    if (verdict.isAccepted) this.#accept(id, file, verdict.picture);
    else this.refuse(id, file.name, verdict.refused);
  }

  #accept(id: string, file: File, picture: AcceptedPicture): void {
    const { sha256, thumbnail } = picture;
    const twin = this.#store
      .getState()
      .items.find((other) => other.id !== id && other.picture?.sha256 === sha256);
    const duplicateOf = twin?.file.name ?? this.#options().storedAs?.(sha256) ?? null;
    const previewUrl = URL.createObjectURL(thumbnail ?? file);
    this.#store.dispatch({ type: 'inspected', id, picture, previewUrl, duplicateOf });
  }
}
