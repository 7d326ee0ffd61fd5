import { useState } from 'react';
import { draftOf } from '../auth/index.ts';

/**
 * An account's unsent note. It survives a reload, opening another message, and a session that ends
 * elsewhere.
 */
export function useNoteDraft(account: string, leadId: string) {
  const stored = draftOf(account, 'note', leadId);
  const [draft, setDraft] = useState({ account, leadId, text: stored.read() });
  const isOwn = draft.account === account && draft.leadId === leadId;
  const shown = isOwn ? draft : { account, leadId, text: stored.read() };
  if (shown !== draft) setDraft(shown);
  const setText = (text: string) => {
    setDraft({ account, leadId, text });
    stored.write(text);
  };
  return [shown.text, setText] as const;
}
