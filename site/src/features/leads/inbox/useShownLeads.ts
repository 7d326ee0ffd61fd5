import type { Lead } from '@custom-designs/ui/leads';
import { useMemo, useRef } from 'react';
import { type Change, idsOf } from './changes.ts';
import { type InboxWords, timeOf, toLead } from './display.ts';
import type { StoredLead } from './storedLead.ts';

/**
 * The messages in the words of the screen. What did not change stays the same object, so that only rows
 * that changed are drawn again.
 */
export function useShownLeads(
  leads: readonly StoredLead[],
  words: InboxWords,
  waiting: readonly Change[],
): readonly Lead[] {
  // Another day writes other times.
  const today = timeOf(new Date().toISOString()).full.split(' at ')[0];
  const known = useRef({ today, leads: new WeakMap<StoredLead, Lead>() });
  if (known.current.today !== today) known.current = { today, leads: new WeakMap() };
  return useMemo(() => {
    const waitingIds = new Set(waiting.flatMap(idsOf));
    const { leads: drawn } = known.current;
    return leads.map((lead) => {
      if (waitingIds.has(lead.id)) return toLead(lead, words, true);
      const shown = drawn.get(lead) ?? toLead(lead, words);
      drawn.set(lead, shown);
      return shown;
    });
  }, [leads, words, waiting]);
}
