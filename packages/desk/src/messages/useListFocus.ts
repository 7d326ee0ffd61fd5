import { useEffect, useRef } from 'react';
import { typing } from './shortcuts.ts';
import type { StoredLead } from './storedLead.ts';

/** The list draws its rows, and moves the focus, after the screen. */
const afterDrawing = (act: () => void) =>
  void requestAnimationFrame(() => requestAnimationFrame(act));

/** Finds the focused row of the list, and moves the focus to another row. */
export function useListFocus(
  leads: readonly StoredLead[],
  openId: string | null,
  undone: readonly string[],
) {
  const listRef = useRef<HTMLDivElement>(null);
  const lastIndex = useRef(-1);
  const indexOf = (id: string | null) => leads.findIndex((lead) => lead.id === id);

  const focusedId = () => {
    const row = document.activeElement?.closest<HTMLElement>('[role="row"]');
    return (row && listRef.current?.contains(row) && row.dataset.key) || null;
  };
  const openIndex = indexOf(openId);
  if (openIndex >= 0) lastIndex.current = openIndex;
  const rowOf = (id: string) =>
    listRef.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`);
  const focusRow = (id: string) => {
    const tab = document.querySelector<HTMLElement>('nav[aria-label="Status"] [aria-current]');
    (rowOf(id) ?? listRef.current ?? tab)?.focus();
  };
  const isEmpty = leads.length === 0;
  const wasEmpty = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a removed row loses the focus
  useEffect(() => {
    if (isEmpty && !wasEmpty.current && document.activeElement === document.body) focusRow('');
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  const shownAgain = useRef(undone);
  // Otherwise, the next key would change the message that took the row's place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an undone change brings rows back
  useEffect(() => {
    if (shownAgain.current === undone) return;
    const back = leads.find(({ id }) => undone.includes(id));
    const isElsewhere = openId !== null || document.activeElement?.matches(typing) === true;
    if (back || isElsewhere) shownAgain.current = undone;
    if (back && !isElsewhere) afterDrawing(() => rowOf(back.id)?.focus());
  }, [leads, undone]);
  const isFocusShown = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows have left the list
  useEffect(() => {
    if (isFocusShown.current) return;
    isFocusShown.current = true;
    afterDrawing(() => rowOf(focusedId() ?? '')?.scrollIntoView({ block: 'nearest' }));
  }, [leads]);

  return {
    listRef,
    focusedId,
    focusRow,
    /** Scrolls to the row that gets the focus once the changed rows have left the list. */
    showFocusNext: () => {
      isFocusShown.current = false;
    },
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
