import type { Settled, StoredImage } from '../../adapters/media/index.ts';
import { reasonFor } from './failureWords.ts';

/** One line for each image with which something did not work. */
export interface FailedLine {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
}

/** What came of something that was done with several images. */
export interface Outcome {
  /** The stated words for the failure (specification section 8). */
  readonly title: string;
  readonly done: number;
  readonly failed: readonly FailedLine[];
}

export const outcomeOf = (
  title: string,
  { succeeded, failed }: Settled<StoredImage, unknown>,
): Outcome => ({
  title,
  done: succeeded.length,
  failed: failed.map(({ item, error }) => ({
    id: item.id,
    name: item.title || item.fileName,
    reason: reasonFor(error),
  })),
});
