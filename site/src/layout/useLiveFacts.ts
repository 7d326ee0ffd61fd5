import { createContext, useEffect, useState } from 'react';
import type { LiveFacts } from '../features/facts/live.tsx';

/** Rewrites links to a phone number that has changed since the build. */
export const AdaptLink = createContext<LiveFacts['adaptLink'] | undefined>(undefined);

/** What managers have changed since the build. Undefined until it's read, which the page doesn't wait for. */
export function useLiveFacts(): LiveFacts | undefined {
  const [facts, setFacts] = useState<LiveFacts>();
  useEffect(() => {
    import('../features/facts/live.tsx')
      .then(({ readLive }) => readLive())
      // Without a connection, the page keeps the facts of the build.
      .then(setFacts, () => {});
  }, []);
  return facts;
}
