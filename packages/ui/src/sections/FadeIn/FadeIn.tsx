import type { ReactNode } from 'react';
import { fadeIn } from './FadeIn.css.ts';

/**
 * Brings its content up as it enters a desktop screen. Everything is visible without it, so the
 * time limit of docs/behavior.md#fade-in is met without a timer: the content never
 * waits for a script or a timer. Not for a page's largest picture. Renders `<div>`.
 */
export function FadeIn({ children }: { children: ReactNode }) {
  return <div className={fadeIn}>{children}</div>;
}
