/** An item that failed, and why. */
export interface Failed<Item> {
  readonly item: Item;
  readonly error: unknown;
}

interface Settled<Item, Result> {
  readonly succeeded: readonly { readonly item: Item; readonly result: Result }[];
  /** In the given order, one line for each on the screen. */
  readonly failed: readonly Failed<Item>[];
}

/** Browsers' limit of connections to one host, minus some for pictures. */
const AT_ONCE = 4;

/** Runs an action on many items, a few at a time. A failure doesn't stop the others. */
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
