/** How long a deletion can be taken back. */
export const UNDO_MS = 6000;

interface Identified {
  readonly id: string;
}

interface Waiting<Item> {
  readonly items: readonly Item[];
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Deletions that happen six seconds later, so that they can be taken back: until then nothing was
 * sent. Free of React: `subscribe` and `getHidden` fit `useSyncExternalStore`.
 */
export class DeferredDeletions<Item extends Identified> {
  readonly #commit: (items: readonly Item[]) => Promise<unknown>;
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Map<number, Waiting<Item>>();
  #hidden: ReadonlySet<string> = new Set();
  #made = 0;

  /**
   * `commit` deletes for good. Once it settles the items are no longer hidden: those that are gone
   * have to be out of the list by then, and those that could not be deleted show again.
   */
  constructor(commit: (items: readonly Item[]) => Promise<unknown>) {
    this.#commit = commit;
  }

  /** What must not be shown: waiting to be deleted, or being deleted. */
  readonly getHidden = (): ReadonlySet<string> => this.#hidden;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Hides these at once and deletes them in six seconds. @returns what takes it back until then */
  readonly add = (items: readonly Item[]): (() => void) => {
    this.#made += 1;
    const number = this.#made;
    const timer = setTimeout(() => void this.#finish(number), UNDO_MS);
    this.#waiting.set(number, { items, timer });
    this.#setHidden([...this.#hidden, ...items.map(({ id }) => id)]);
    return () => this.#takeBack(number);
  };

  /** Deletes now what is waiting: the screen is being left. */
  readonly flush = async (): Promise<void> => {
    await Promise.all(Array.from(this.#waiting.keys(), (number) => this.#finish(number)));
  };

  #takeBack(number: number): void {
    const items = this.#take(number);
    if (items) this.#show(items);
  }

  async #finish(number: number): Promise<void> {
    const items = this.#take(number);
    if (!items) return;
    // Whoever commits tells what failed; here it only matters that it is over.
    await this.#commit(items).catch(() => undefined);
    this.#show(items);
  }

  #take(number: number): readonly Item[] | undefined {
    const waiting = this.#waiting.get(number);
    clearTimeout(waiting?.timer);
    this.#waiting.delete(number);
    return waiting?.items;
  }

  #show(items: readonly Item[]): void {
    const shown = new Set(items.map(({ id }) => id));
    this.#setHidden([...this.#hidden].filter((id) => !shown.has(id)));
  }

  #setHidden(ids: readonly string[]): void {
    this.#hidden = new Set(ids);
    for (const listener of this.#listeners) listener();
  }
}
