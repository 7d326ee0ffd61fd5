import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { isBusy, type QueueState } from './queueState.ts';
import { UploadQueue } from './UploadQueue.ts';
import type { UploadQueueOptions } from './uploadQueueOptions.ts';

export type UploadQueueActions = Omit<UploadQueue, 'getState' | 'subscribe' | 'dispose'>;

/** Browsers ask "Leave site?" in their own words; ours are not shown. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}

/**
 * A queue for one screen: its state, and what can be done with it (the actions never change). While
 * files are on their way, leaving the page asks first. The queue ends with the screen.
 */
export function useUploadQueue(
  options: UploadQueueOptions,
): readonly [QueueState, UploadQueueActions] {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [queue] = useState(() => new UploadQueue(() => latest.current));
  const state = useSyncExternalStore(queue.subscribe, queue.getState, queue.getState);
  useLeaveWarning(isBusy(state));
  useEffect(() => queue.dispose, [queue]);
  return useMemo(() => [state, queue] as const, [state, queue]);
}
