import type { ReactNode } from 'react';
import { Anchor } from '../../text/index.ts';
import { page } from './Pagination.css.ts';

interface PaginationLinkProps {
  children: ReactNode;
  /** Null where there is nothing to go to. */
  href: string | null;
  'aria-label'?: string;
  isCurrent?: boolean;
  rel?: 'prev' | 'next';
}

/** A link, or the place of one: heard as unavailable and not reached by Tab. */
export function PaginationLink({ href, isCurrent = false, rel, ...props }: PaginationLinkProps) {
  if (href === null) {
    // biome-ignore lint/a11y/useFocusableInteractive: there is nothing to do with it
    // biome-ignore lint/a11y/useSemanticElements: a link without an address has no role
    return <span {...props} role="link" aria-disabled="true" className={page} />;
  }
  return (
    <Anchor
      {...props}
      href={href}
      className={page}
      rel={rel}
      aria-current={isCurrent ? 'page' : undefined}
    />
  );
}
