import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { DeferredDeletions } from './DeferredDeletions.ts';

export interface UseDeferredDeletions<Item> {
  /** Ids that must not be shown. */
  readonly hidden: ReadonlySet<string>;
  /** Hides at once, deletes in six seconds. Returns what takes it back until then. */
  readonly remove: (items: readonly Item[]) => () => void;
}

/** Deletions of one screen; what still waits when the screen is left is deleted then. */
export function useDeferredDeletions<Item extends { readonly id: string }>(
  commit: (items: readonly Item[]) => Promise<unknown>,
): UseDeferredDeletions<Item> {
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  const [deletions] = useState(() => new DeferredDeletions<Item>((items) => latest.current(items)));
  const { subscribe, getHidden, add, flush } = deletions;
  const hidden = useSyncExternalStore(subscribe, getHidden, getHidden);
  useEffect(() => () => void flush(), [flush]);
  return { hidden, remove: add };
}
