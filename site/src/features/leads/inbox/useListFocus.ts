import { useEffect, useRef } from 'react';
import type { StoredLead } from './storedLead.ts';

/** Where in the list somebody is, as the page's focus tells, and how to get to another row. */
export function useListFocus(leads: readonly StoredLead[], openId: string | null) {
  const listRef = useRef<HTMLDivElement>(null);
  const lastIndex = useRef(-1);
  const indexOf = (id: string | null) => leads.findIndex((lead) => lead.id === id);

  const focusedId = () => {
    const row = document.activeElement?.closest<HTMLElement>('[role="row"]');
    return (row && listRef.current?.contains(row) && row.dataset.key) || null;
  };
  const openIndex = indexOf(openId);
  if (openIndex >= 0) lastIndex.current = openIndex;
  const focusRow = (id: string) => {
    const row = listRef.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`);
    const tab = document.querySelector<HTMLElement>('nav[aria-label="Status"] [aria-current]');
    (row ?? listRef.current ?? tab)?.focus();
  };
  const isEmpty = leads.length === 0;
  const wasEmpty = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last row takes the focus with it
  useEffect(() => {
    if (isEmpty && !wasEmpty.current && document.activeElement === document.body) focusRow('');
    wasEmpty.current = isEmpty;
  }, [isEmpty]);

  return {
    listRef,
    focusedId,
    focusRow,
    /** The message so many steps away; also from one that has just left the list. */
    idBeside: (step: 1 | -1): string | undefined => {
      const index = indexOf(openId ?? focusedId());
      if (index >= 0) return leads[index + step]?.id;
      // What took its place is the next one.
      const from = Math.min(lastIndex.current, leads.length);
      return leads[step === 1 ? Math.max(from, 0) : Math.max(from - 1, 0)]?.id;
    },
  };
}
