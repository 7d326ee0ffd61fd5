import type { ReactNode } from 'react';
import { fadeIn } from './FadeIn.css.ts';

/**
 * Fades its content in as it scrolls into view on wide screens, within the first two seconds. Then all content is
 * visible, as it always is on phones, with reduced motion, and without scroll animations. It never waits for a script
 * (docs/behavior/shared-parts.md#fade-in). Renders `<div>`.
 *
 * - Not for the page's largest picture, which would paint late.
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
