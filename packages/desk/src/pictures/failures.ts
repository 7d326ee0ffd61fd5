import type { Failure } from '@custom-designs/ui/desk';
import { nameOfImage } from '@custom-designs/ui/media';
import { reasonFor } from '../failures.ts';
import type { Failed } from '../record/settleEach.ts';
import { AdapterError } from './adapter/index.ts';
import type { StoredImage } from './image.ts';

/** The backend's message, or a default (docs/behavior/data.md#errors). */
export const listFailure = (error: Error | null): string =>
  (error instanceof AdapterError && error.message) || 'Failed to fetch images';

/** One line for each image that failed. */
export const failuresOf = (failed: readonly Failed<StoredImage>[]): readonly Failure[] =>
  failed.map(({ item, error }) => ({
    id: item.id,
    name: nameOfImage(item),
    message: reasonFor(error),
  }));
