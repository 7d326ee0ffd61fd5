import { categoryTabs, type EmptyReason, type PostSummary, tabOf } from '@custom-designs/ui/blog';
import { postsInTab, searchPosts } from '@custom-designs/ui/blog/content';
import { pageCountOf, pageOf } from '@custom-designs/ui/components/Pagination';

/** The part of the blog list that an address selects. */
interface BlogAddress {
  readonly tab: string;
  /** The search text. Empty for all posts. */
  readonly query: string;
  /** As in the address. The list decides which pages exist. */
  readonly page: string | null;
}

export const readAddress = (query: URLSearchParams): BlogAddress => ({
  tab: tabOf(query.get('category')),
  query: query.get('q')?.trim() ?? '',
  page: query.get('page'),
});

/** The address of a part of the list, without default values. */
export function blogHref({ tab = 'all', query = '', page = 1 }): string {
  const search = new URLSearchParams({
    ...(tab !== 'all' && { category: tab }),
    ...(query && { q: query }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `/blog?${search}` : '/blog';
}

/** Posts on one page of the list (docs/behavior/blog.md#pagination). */
const POSTS_PER_PAGE = 9;

interface BlogListView {
  readonly posts: readonly PostSummary[];
  /** The first post is featured in the tab of all posts, unless a search is active. */
  readonly hasLeadStory: boolean;
  readonly page: number;
  readonly pageCount: number;
  /** Why the list is empty. */
  readonly reason: EmptyReason;
  /** A sentence for screen readers about the change. */
  readonly announcement: string;
}

function announce(found: number, { tab, query }: BlogAddress, page: number, pageCount: number) {
  const count = found === 1 ? '1 article' : `${found} articles`;
  const place = tab === 'all' ? '' : ` in ${categoryTabs.find(({ id }) => id === tab)?.label}`;
  const wanted = query ? ` for “${query}”` : '';
  const where = pageCount > 1 ? `, page ${page} of ${pageCount}` : '';
  return `${count}${place}${wanted}${where}`;
}

/** Computes one page of the list (docs/behavior/blog.md#blog-list, docs/behavior/blog.md#blog-search). */
export function blogListView(posts: readonly PostSummary[], address: BlogAddress): BlogListView {
  const { tab, query } = address;
  const found = searchPosts(postsInTab(posts, tab), query);
  const pageCount = pageCountOf(found.length, POSTS_PER_PAGE);
  const page = pageOf(address.page, pageCount);
  const start = (page - 1) * POSTS_PER_PAGE;
  return {
    posts: found.slice(start, start + POSTS_PER_PAGE),
    hasLeadStory: tab === 'all' && query === '' && page === 1,
    page,
    pageCount,
    reason: query ? 'search' : posts.length === 0 ? 'blog' : 'tab',
    announcement: announce(found.length, address, page, pageCount),
  };
}
