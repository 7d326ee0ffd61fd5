import type { ReactNode } from 'react';
import { fadeIn } from './FadeIn.css.ts';

/**
 * Brings its content up as it enters a desktop screen. The content is visible without scroll animations,
 * on phones and for those who want no motion, and never waits for a script or a timer
 * (docs/behavior.md#fade-in). Renders `<div>`.
 *
 * - Not for a page's largest picture, which would be painted late.
 * - Not inside another FadeIn. SectionIntro already has one.
 */
export function FadeIn({
  children,
}: {
  /** The content that fades in. */
  children: ReactNode;
}) {
  return <div className={fadeIn}>{children}</div>;
}
