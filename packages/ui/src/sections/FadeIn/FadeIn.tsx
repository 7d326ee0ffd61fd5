import type { ReactNode } from 'react';
import { fadeIn } from './FadeIn.css.ts';

/**
 * Brings its content up as it enters a desktop screen. Everything is visible without it, so the
 * time limit of docs/behavior.md#fade-in is met without a timer: the content never waits for a
 * script or a timer. Not for a page's largest picture. Renders `<div>`.
 *
 * For bringing up one passage as it enters a desktop screen. Without scroll animations, on phones
 * and for those who want no motion, it is simply there.
 * - For what is first on the page: its largest picture would be painted late.
 * - Inside another FadeIn; SectionIntro already has one.
 * - For something that was loaded late: use Skeleton in its place.
 */
export function FadeIn({
  children,
}: {
  /** The content that fades in. */
  children: ReactNode;
}) {
  return <div className={fadeIn}>{children}</div>;
}
