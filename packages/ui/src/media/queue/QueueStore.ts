import { type QueueEvent, reduceQueue } from './queueReducer.ts';
import { initialQueueState, type QueueState, type UploadItem } from './queueState.ts';

/** Holds the state, tells who listens, and lets go of previews that nothing shows any more. */
export class QueueStore {
  readonly #listeners = new Set<() => void>();
  #state: QueueState = initialQueueState;

  readonly getState = (): QueueState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  item(id: string): UploadItem | undefined {
    return this.#state.items.find((item) => item.id === id);
  }

  dispatch(event: QueueEvent): void {
    const before = this.#state;
    this.#state = reduceQueue(before, event);
    if (this.#state.items.length < before.items.length) this.#release(before.items);
    for (const listener of this.#listeners) listener();
  }

  #release(items: readonly UploadItem[]): void {
    const kept = new Set(this.#state.items.map(({ id }) => id));
    for (const { id, previewUrl } of items) {
      if (previewUrl && !kept.has(id)) URL.revokeObjectURL(previewUrl);
    }
  }
}
