import type { Failed, StoredImage } from './adapter/index.ts';
import { reasonFor } from './failureWords.ts';

/** One line for each image with which something did not work. */
export interface Failure {
  readonly id: string;
  readonly name: string;
  readonly message: string;
}

export const failuresOf = (failed: readonly Failed<StoredImage>[]): readonly Failure[] =>
  failed.map(({ item, error }) => ({
    id: item.id,
    name: item.title || item.fileName,
    message: reasonFor(error),
  }));
