import { useEffect, useRef } from 'react';
import type { StoredLead } from './storedLead.ts';

/** Finds the focused row of the list, and moves the focus to another row. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a removed row loses the focus
  useEffect(() => {
    if (isEmpty && !wasEmpty.current && document.activeElement === document.body) focusRow('');
    wasEmpty.current = isEmpty;
  }, [isEmpty]);

  return {
    listRef,
    focusedId,
    focusRow,
    /** Returns the message this many steps away, even from one that has just left the list. */
    idBeside: (step: 1 | -1): string | undefined => {
      const index = indexOf(openId ?? focusedId());
      if (index >= 0) return leads[index + step]?.id;
      // If the message has left the list, the next one is at its index.
      const from = Math.min(lastIndex.current, leads.length);
      return leads[step === 1 ? Math.max(from, 0) : Math.max(from - 1, 0)]?.id;
    },
  };
}
