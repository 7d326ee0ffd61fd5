import type { ReactNode } from 'react';
import { page } from './examples.css.ts';

/**
 * What spans a page, as an example in a guide: over the whole row and drawn smaller, because its
 * columns ask the screen for room and not the box they stand in.
 */
export function PageWidth({ children }: { children: ReactNode }) {
  return <div className={page}>{children}</div>;
}
