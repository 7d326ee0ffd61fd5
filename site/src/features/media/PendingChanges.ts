import type { ImageChanges } from './adapter/index.ts';

export interface PendingChange {
  readonly id: string;
  readonly changes: ImageChanges;
}

/**
 * Changes that are on their way. They are laid over the rows as the backend told them, so one that
 * fails is simply taken off again, whatever else has changed or been read meanwhile.
 */
export class PendingChanges {
  readonly #listeners = new Set<() => void>();
  #all: readonly PendingChange[] = [];

  readonly getAll = (): readonly PendingChange[] => this.#all;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** @returns what takes the change of one of these images off again */
  readonly add = (added: readonly PendingChange[]): ((id: string) => void) => {
    this.#set([...this.#all, ...added]);
    const byId = new Map(added.map((change) => [change.id, change]));
    return (id) => {
      const over = byId.get(id);
      this.#set(this.#all.filter((change) => change !== over));
    };
  };

  #set(all: readonly PendingChange[]): void {
    this.#all = all;
    for (const listener of this.#listeners) listener();
  }
}

/** The images as they will be. Those that do not change stay the same objects. */
export function withChanges<Image extends { readonly id: string }>(
  images: readonly Image[],
  pending: readonly PendingChange[],
): readonly Image[] {
  if (pending.length === 0) return images;
  const byId = Map.groupBy(pending, ({ id }) => id);
  return images.map((image) => {
    const changes = byId.get(image.id);
    return changes ? Object.assign({}, image, ...changes.map((each) => each.changes)) : image;
  });
}
