import { type AcceptedPicture, inspectPicture, type PictureVerdict } from './inspect.ts';
import type { QueueEvent } from './queueReducer.ts';
import { isBusy, type QueueState } from './queueState.ts';
import { describeRefusal, type RefusalReason } from './refusals.ts';
import type { UploadQueueOptions } from './uploadQueueOptions.ts';

const unreadable: PictureVerdict = { isAccepted: false, refused: { reason: 'unreadable' } };

interface Queue {
  readonly getState: () => QueueState;
  readonly dispatch: (event: QueueEvent) => void;
  readonly options: () => UploadQueueOptions;
}

/** Looks into files, one after the other: two hundred at a time would fill the memory. */
export class FileInspector {
  readonly #queue: Queue;
  readonly #inspected = new Map<string, Promise<void>>();
  #line: Promise<void> = Promise.resolve();

  constructor(queue: Queue) {
    this.#queue = queue;
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
    const { getState, dispatch, options } = this.#queue;
    const said = describeRefusal(name, refused);
    const state = getState();
    if (isBusy(state) && state.batch.includes(id)) {
      dispatch({ type: 'failed', id, error: said.description, canRetry: false });
      return;
    }
    dispatch({ type: 'refused', refused: { id, name, ...said } });
    options().onMessage?.({ ...said, variant: 'destructive' });
  }

  #isListed(id: string): boolean {
    return this.#queue.getState().items.some((item) => item.id === id);
  }

  async #look(id: string, file: File): Promise<void> {
    if (!this.#isListed(id)) return;
    const inspect = this.#queue.options().inspect ?? inspectPicture;
    const verdict = await inspect(file).catch(() => unreadable);
    this.#inspected.delete(id);
    // It may have been removed meanwhile.
    if (!this.#isListed(id)) return;
    if (verdict.isAccepted) this.#accept(id, file, verdict.picture);
    else this.refuse(id, file.name, verdict.refused);
  }

  #accept(id: string, file: File, picture: AcceptedPicture): void {
    const { getState, dispatch, options } = this.#queue;
    const { sha256, thumbnail } = picture;
    const twin = getState().items.find(
      (other) => other.id !== id && other.picture?.sha256 === sha256,
    );
    const duplicateOf = twin?.file.name ?? options().storedAs?.(sha256) ?? null;
    const previewUrl = URL.createObjectURL(thumbnail ?? file);
    dispatch({ type: 'inspected', id, picture, previewUrl, duplicateOf });
  }
}
