import { createContext, startTransition, useEffect, useState } from 'react';
import { readLiveFacts } from '../features/facts/adapter/liveFacts.ts';
import type { LiveFacts } from '../features/facts/live.ts';

/** Rewrites links to a phone number that has changed since the build. */
export const AdaptLink = createContext<LiveFacts['adaptLink'] | undefined>(undefined);

/** Most days nothing has changed, so most visitors don't load the code for it. */
async function read(): Promise<LiveFacts | undefined> {
  const rows = await readLiveFacts();
  if (rows.length === 0) return undefined;
  const { liveFacts } = await import('../features/facts/live.ts');
  return liveFacts(rows);
}

/** What managers have changed since the build. Undefined until it's read, which the page doesn't wait for. */
export function useLiveFacts(): LiveFacts | undefined {
  const [facts, setFacts] = useState<LiveFacts>();
  useEffect(() => {
    // Without a connection, the page keeps the facts of the build.
    // As a transition, because each section that waits for hydration has to hydrate before it changes.
    read().then(
      (changes) => startTransition(() => setFacts(changes)),
      () => {},
    );
  }, []);
  return facts;
}
