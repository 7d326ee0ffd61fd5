import {
  type PreparedPicture,
  preparePicture,
  refuse,
} from '@custom-designs/supabase/pictures/preparePicture';

/** Prepares the files of a list one after the other. Two hundred at once would fill the memory. */
export class FilePreparation {
  readonly #files = new Set<string>();
  /** Resolves after the last preparation. */
  #last: Promise<unknown> = Promise.resolve();

  get isEmpty(): boolean {
    return this.#files.size === 0;
  }

  readonly has = (id: string): boolean => this.#files.has(id);

  /** @throws RefusedFile, also if the file has left the list before its turn */
  readonly add = (id: string, file: File, isShrinking: boolean): Promise<PreparedPicture> => {
    const prepared = this.#last.then(() => {
      if (!this.#files.has(id)) throw refuse.unreadable(file.name);
      return preparePicture(file, { isShrinking });
    });
    this.#files.add(id);
    this.#last = prepared.catch(() => undefined);
    return prepared;
  };

  readonly remove = (id: string): void => void this.#files.delete(id);

  readonly clear = (): void => this.#files.clear();
}
