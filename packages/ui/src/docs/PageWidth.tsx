import type { ReactNode } from 'react';
import { page } from './examples.css.ts';

/**
 * An example in a guide that spans a whole page. It takes the whole row and is drawn smaller, because its
 * columns follow the width of the window, not of the box around them.
 */
export function PageWidth({ children }: { children: ReactNode }) {
  return <div className={page}>{children}</div>;
}
