import { useState } from 'react';
import { draftOf } from '../auth/index.ts';

/** A typed value that isn't saved. */
export interface FactDraft {
  readonly value: unknown;
  /** When the value that it replaces was stored. Null if the fact had never been changed. */
  readonly seenAt: string | null;
}

function parse(text: string): FactDraft | undefined {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** An account's draft of a fact. It survives a reload, and a session that ends elsewhere. */
export function useFactDraft(account: string, key: string) {
  const stored = draftOf(account, 'fact', key);
  const [draft, setDraft] = useState(() => parse(stored.read()));
  const change = (next: FactDraft | undefined) => {
    setDraft(next);
    stored.write(next ? JSON.stringify(next) : '');
  };
  return [draft, change] as const;
}
