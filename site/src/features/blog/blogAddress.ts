import { tabOf } from '@custom-designs/ui/blog';

/** What of the blog list an address asks for. */
export interface BlogAddress {
  /** Id of a tab. */
  readonly tab: string;
  /** Words to search for; empty for all. */
  readonly query: string;
  /** As written; the list decides which pages exist. */
  readonly page: string | null;
}

export const readAddress = (query: URLSearchParams): BlogAddress => ({
  tab: tabOf(query.get('category')),
  query: query.get('q')?.trim() ?? '',
  page: query.get('page'),
});

/** The address of a part of the list; what is at its default is left out. */
export function blogHref({ tab = 'all', query = '', page = 1 }): string {
  const search = new URLSearchParams({
    ...(tab !== 'all' && { category: tab }),
    ...(query && { q: query }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `/blog?${search}` : '/blog';
}
