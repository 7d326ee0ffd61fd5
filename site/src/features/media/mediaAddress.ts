import { type ImageFilters, type ImageOrder, noFilters } from '@custom-designs/ui/media';

export type MediaTab = 'gallery' | 'upload';

/** What of the Media Center an address asks for. */
export interface MediaAddress {
  readonly tab: MediaTab;
  readonly filters: ImageFilters;
}

const path = '/admin/media';
const orders: readonly ImageOrder[] = ['newest', 'oldest', 'title'];
const marks: ReadonlyMap<string | null, boolean> = new Map([
  ['yes', true],
  ['no', false],
]);

export const readAddress = (query: URLSearchParams): MediaAddress => ({
  tab: query.get('tab') === 'upload' ? 'upload' : 'gallery',
  filters: {
    search: query.get('q') ?? '',
    category: query.get('category') || null,
    isFeatured: marks.get(query.get('featured')) ?? null,
    tags: [...new Set(query.getAll('tag').filter(Boolean))],
    order: orders.find((order) => order === query.get('order')) ?? noFilters.order,
  },
});

/** The address of a part of the Media Center; what is at its default is left out. */
export function mediaHref({ tab, filters }: MediaAddress): string {
  const { search, category, isFeatured, tags, order } = filters;
  const query = new URLSearchParams([
    ...(tab === 'upload' ? [['tab', tab]] : []),
    ...(search.trim() ? [['q', search]] : []),
    ...(category ? [['category', category]] : []),
    ...(isFeatured === null ? [] : [['featured', isFeatured ? 'yes' : 'no']]),
    ...tags.map((tag) => ['tag', tag]),
    ...(order === noFilters.order ? [] : [['order', order]]),
  ]);
  return query.size > 0 ? `${path}?${query}` : path;
}
