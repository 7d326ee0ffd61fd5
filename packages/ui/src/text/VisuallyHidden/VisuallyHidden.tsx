import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

/** Text for screen readers only. Renders `<span>`. */
export function VisuallyHidden({
  children,
}: {
  /** Text for screen readers only. */
  children: ReactNode;
}) {
  return <span className={visuallyHidden}>{children}</span>;
}
