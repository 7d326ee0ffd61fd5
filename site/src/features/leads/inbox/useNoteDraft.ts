import { useState } from 'react';

const keyOf = (leadId: string) => `lead-note-${leadId}`;
const read = (leadId: string) =>
  typeof sessionStorage === 'undefined' ? '' : (sessionStorage.getItem(keyOf(leadId)) ?? '');

/** A note as it is typed. It survives a reload, and another message in between. */
export function useNoteDraft(leadId: string) {
  const [draft, setDraft] = useState({ leadId, text: read(leadId) });
  const shown = draft.leadId === leadId ? draft : { leadId, text: read(leadId) };
  if (shown !== draft) setDraft(shown);
  const setText = (text: string) => {
    setDraft({ leadId, text });
    if (text) sessionStorage.setItem(keyOf(leadId), text);
    else sessionStorage.removeItem(keyOf(leadId));
  };
  return [shown.text, setText] as const;
}

/** What was typed belongs to whoever signs out. */
export function forgetNoteDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(keyOf(''))) sessionStorage.removeItem(key);
  }
}
