import { type RefObject, useEffect } from 'react';
import type { QueueState } from '../queue/index.ts';

/** The file to look at: the one under way, or after a batch the first that failed. */
const worthSeeing = ({ items, phase, batch }: QueueState): string | undefined => {
  const wanted = phase === 'uploading' ? 'uploading' : 'error';
  return batch.length > 0 ? items.find(({ status }) => status === wanted)?.id : undefined;
};

/** Keeps the file worth seeing in sight of its list, unless somebody is at work in the list. */
export function useFollowing(listRef: RefObject<HTMLElement | null>, queue: QueueState): void {
  const id = worthSeeing(queue);
  useEffect(() => {
    const { current: list } = listRef;
    if (id === undefined || !list || list.matches(':hover, :focus-within')) return;
    const line = list.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
    if (line) list.scrollTo({ top: line.offsetTop - line.offsetHeight, behavior: 'instant' });
  }, [listRef, id]);
}
