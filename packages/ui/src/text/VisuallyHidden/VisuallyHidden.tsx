import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

/** Heard, not seen. Renders `<span>`. */
export function VisuallyHidden({
  children,
}: {
  /** Words for screen readers only. */
  children: ReactNode;
}) {
  return <span className={visuallyHidden}>{children}</span>;
}
