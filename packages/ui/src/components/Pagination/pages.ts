/** `gap` stands for page numbers that are left out. */
export type PageEntry = number | 'gap';

/**
 * Returns the visible pages: the first three even if they don't exist, those around the current
 * one, and the last (docs/behavior/blog.md#pagination).
 */
export function pagesToShow(page: number, pageCount: number): PageEntry[] {
  const end = Math.max(pageCount, 3);
  const wanted = new Set([1, 2, 3, page - 1, page, page + 1, end]);
  const pages = [...wanted].filter((one) => one >= 1 && one <= end).sort((a, b) => a - b);
  return pages.flatMap((one, index): PageEntry[] => {
    const skipped = one - (pages[index - 1] ?? 0) - 1;
    if (skipped === 0) return [one];
    return skipped === 1 ? [one - 1, one] : ['gap', one];
  });
}

/** Returns the page of an address, or the first page if it doesn't exist. */
export function pageOf(value: string | null | undefined, pageCount: number): number {
  const page = /^\d{1,6}$/.test(value ?? '') ? Number(value) : 1;
  return page >= 1 && page <= pageCount ? page : 1;
}

/** Returns the number of pages. An empty list has one. */
export const pageCountOf = (entries: number, perPage: number): number =>
  Math.max(1, Math.ceil(entries / perPage));
