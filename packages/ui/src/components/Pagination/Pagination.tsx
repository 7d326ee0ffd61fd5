import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Stack } from '../../layout/index.ts';
import { Anchor } from '../../text/index.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Pagination.css.ts';
import { pagesToShow } from './pages.ts';

export { pageCountOf, pageOf } from './pages.ts';

export const defaultPaginationLabels = {
  /** Name of the landmark. */
  navigation: 'Pagination',
  previous: 'Previous',
  next: 'Next',
  /** Accessible name of a page link. */
  page: (page: number) => `Page ${page}`,
};

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** Number of pages. */
  pageCount: number;
  /** URL of a page, e.g. `/blog?page=2`. */
  hrefOf: (page: number) => string;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultPaginationLabels>;
}

/**
 * Links to the pages of a list. Pages 1 to 3 always show, disabled if they don't exist. Renders a named
 * `<nav>` with a list.
 */
export function Pagination({ page, pageCount, hrefOf, labels: ownLabels }: PaginationProps) {
  const labels = useLabels('Pagination', defaultPaginationLabels, ownLabels);
  const hrefOrNone = (one: number) => (one >= 1 && one <= pageCount ? hrefOf(one) : null);
  return (
    <nav aria-label={labels.navigation}>
      <Stack as="ul" direction="row" gap="xs" align="center" justify="center" isWrapping>
        <li>
          <PaginationLink href={hrefOrNone(page - 1)} rel="prev">
            <Icon icon={ArrowLeft} isDirectional />
            <span className={styles.word}>{labels.previous}</span>
          </PaginationLink>
        </li>
        {pagesToShow(page, pageCount).map((entry, index) =>
          entry === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other key
            <li key={`gap-${index}`} aria-hidden>
              …
            </li>
          ) : (
            <li key={entry}>
              <PaginationLink
                href={hrefOrNone(entry)}
                aria-label={labels.page(entry)}
                isCurrent={entry === page}
              >
                {entry}
              </PaginationLink>
            </li>
          ),
        )}
        <li>
          <PaginationLink href={hrefOrNone(page + 1)} rel="next">
            <span className={styles.word}>{labels.next}</span>
            <Icon icon={ArrowRight} isDirectional />
          </PaginationLink>
        </li>
      </Stack>
    </nav>
  );
}

interface PaginationLinkProps {
  children: ReactNode;
  /** Null for a page that doesn't exist. */
  href: string | null;
  'aria-label'?: string;
  isCurrent?: boolean;
  rel?: 'prev' | 'next';
}

/** Link of a Pagination, or a disabled placeholder that Tab skips. */
export function PaginationLink({ href, isCurrent = false, rel, ...props }: PaginationLinkProps) {
  if (href === null) {
    // biome-ignore lint/a11y/useFocusableInteractive: there is nothing to do with it
    // biome-ignore lint/a11y/useSemanticElements: a link without an address has no role
    return <span {...props} role="link" aria-disabled="true" className={styles.page} />;
  }
  return (
    <Anchor
      {...props}
      href={href}
      className={styles.page}
      rel={rel}
      aria-current={isCurrent ? 'page' : undefined}
    />
  );
}
