import { Children, type ReactNode, Suspense } from 'react';

export interface SectionsProps {
  /** The sections of a page, in their order. */
  children: ReactNode;
}

/**
 * The sections of a page. Each one hydrates by itself, the pressed one first. Otherwise, a page would answer a press
 * only once all of it has hydrated. State that they share makes the others hydrate at once when it changes.
 */
export function Sections({ children }: SectionsProps) {
  return Children.map(children, (section) => section && <Suspense>{section}</Suspense>);
}
