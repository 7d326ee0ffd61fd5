export type SaveState =
  | { readonly is: 'saved' }
  /** Typed, but not sent yet. */
  | { readonly is: 'waiting' }
  | { readonly is: 'saving' }
  | { readonly is: 'failed'; readonly error: unknown };

interface AutosaveOptions<Value> {
  readonly save: (value: Value) => Promise<void>;
  readonly onState: (state: SaveState) => void;
}

/** Typing pauses about this long between sentences. */
const DELAY_MS = 1000;

/**
 * Saves the latest value once typing pauses. One save runs at a time. After a failure it waits for
 * the next change or for `flush`.
 */
export class Autosave<Value> {
  readonly #options: AutosaveOptions<Value>;
  #unsaved: { readonly value: Value } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;

  constructor(options: AutosaveOptions<Value>) {
    this.#options = options;
  }

  get isUnsaved(): boolean {
    return this.#unsaved !== undefined || this.#running !== undefined;
  }

  change(value: Value): void {
    this.#unsaved = { value };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush().catch(() => undefined), DELAY_MS);
    if (!this.#running) this.#options.onState({ is: 'waiting' });
  }

  /** Forgets the unsaved value. A running save isn't stopped. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#unsaved = undefined;
  }

  /** Saves now. @throws the error of the save, after which the value is still unsaved */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
  }

  async #run(): Promise<void> {
    for (let next = this.#unsaved; next; next = this.#unsaved) {
      this.#options.onState({ is: 'saving' });
      try {
        await this.#options.save(next.value);
      } catch (error) {
        // After `cancel`, nothing is left to save.
        this.#options.onState(this.#unsaved ? { is: 'failed', error } : { is: 'saved' });
        throw error;
      }
      // It may have changed meanwhile. The next round then saves it.
      if (this.#unsaved === next) this.#unsaved = undefined;
      clearTimeout(this.#timer);
    }
    this.#options.onState({ is: 'saved' });
  }
}
