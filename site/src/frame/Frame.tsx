import type { ReactNode } from 'react';
import { useScrollRules } from './useScrollRules.ts';

/** What every page shares: skip link, header, main, footer, bottom bar. */
export function Frame({ children }: { children: ReactNode }) {
  useScrollRules();
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
