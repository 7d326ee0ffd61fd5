import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Stack } from '../../layout/index.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Pagination.css.ts';
import { PaginationLink } from './PaginationLink.tsx';
import { pagesToShow } from './pages.ts';

export interface PaginationProps {
  /** From 1. */
  page: number;
  /** Pages that exist. */
  pageCount: number;
  /** Where a page leads, e.g. `/blog?page=2`. */
  hrefOf: (page: number) => string;
  /** Pages that are always shown. Missing ones are disabled (docs/behavior.md#pagination). */
  atLeast?: number;
  /** Names the landmark. */
  'aria-label'?: string;
  previousLabel?: string;
  nextLabel?: string;
  /** Names a page, whose number alone says little. */
  pageLabel?: (page: number) => string;
}

/** Leads through the pages of a list, by links. Renders a named `<nav>` with a list. */
export function Pagination({
  page,
  pageCount,
  hrefOf,
  atLeast = 3,
  'aria-label': label = 'Pagination',
  previousLabel = 'Previous',
  nextLabel = 'Next',
  pageLabel = (number) => `Page ${number}`,
}: PaginationProps) {
  const hrefOrNone = (one: number) => (one >= 1 && one <= pageCount ? hrefOf(one) : null);
  return (
    <nav aria-label={label}>
      <Stack as="ul" direction="row" gap="xs" align="center" justify="center" wrap>
        <li>
          <PaginationLink href={hrefOrNone(page - 1)} rel="prev">
            <Icon icon={ArrowLeft} isDirectional />
            <span className={styles.word}>{previousLabel}</span>
          </PaginationLink>
        </li>
        {pagesToShow(page, pageCount, atLeast).map((entry, index) =>
          entry === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place alone
            <li key={`gap-${index}`} aria-hidden>
              …
            </li>
          ) : (
            <li key={entry}>
              <PaginationLink
                href={hrefOrNone(entry)}
                aria-label={pageLabel(entry)}
                isCurrent={entry === page}
              >
                {entry}
              </PaginationLink>
            </li>
          ),
        )}
        <li>
          <PaginationLink href={hrefOrNone(page + 1)} rel="next">
            <span className={styles.word}>{nextLabel}</span>
            <Icon icon={ArrowRight} isDirectional />
          </PaginationLink>
        </li>
      </Stack>
    </nav>
  );
}
