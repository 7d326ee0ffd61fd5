import type { Failure } from '@custom-designs/ui/admin';
import { nameOfImage } from '@custom-designs/ui/media';
import { reasonFor } from '../admin/index.ts';
import { AdapterError } from './adapter/index.ts';
import type { StoredImage } from './image.ts';

/** How one of several turned out. */
export interface Failed<Item> {
  readonly item: Item;
  readonly error: unknown;
}

interface Settled<Item, Result> {
  readonly succeeded: readonly { readonly item: Item; readonly result: Result }[];
  /** In the order given: one line each for the screen. */
  readonly failed: readonly Failed<Item>[];
}

/** As many at once as browsers open connections to one host, less some for pictures. */
const AT_ONCE = 4;

/** Does the same with many, a few at once; one that fails stops no other. */
export async function settleEach<Item, Result>(
  items: readonly Item[],
  perform: (item: Item) => Promise<Result>,
): Promise<Settled<Item, Result>> {
  const outcomes: PromiseSettledResult<Result>[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE) {
    const some = items.slice(start, start + AT_ONCE);
    outcomes.push(...(await Promise.allSettled(some.map(perform))));
  }
  const succeeded: { item: Item; result: Result }[] = [];
  const failed: Failed<Item>[] = [];
  for (const [index, item] of items.entries()) {
    const outcome = outcomes[index];
    if (outcome?.status === 'fulfilled') succeeded.push({ item, result: outcome.value });
    else failed.push({ item, error: outcome?.reason });
  }
  return { succeeded, failed };
}

/** The backend's message, or the default where it has none (docs/behavior.md#errors). */
export const listFailure = (error: Error | null): string =>
  (error instanceof AdapterError && error.message) || 'Failed to fetch images';

/** One line for each image with which something did not work. */
export const failuresOf = (failed: readonly Failed<StoredImage>[]): readonly Failure[] =>
  failed.map(({ item, error }) => ({
    id: item.id,
    name: nameOfImage(item),
    message: reasonFor(error),
  }));
