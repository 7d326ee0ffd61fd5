import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

/** Heard, not seen. Renders `<span>`. */
export function VisuallyHidden({
  children,
  id,
}: {
  /** Words for screen readers only. */
  children: ReactNode;
  /** Anchor for `aria-describedby`. */
  id?: string;
}) {
  return (
    <span id={id} className={visuallyHidden}>
      {children}
    </span>
  );
}
