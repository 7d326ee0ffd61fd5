import {
  ALL,
  type ImageFilters,
  type ImageOrder,
  type MediaCenterTab,
  nameOfImage,
  noFilters,
  type TagCount,
} from '@custom-designs/ui/media';
import type { StoredImage } from './image.ts';

const byTitle = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const dayOf = ({ createdAt }: StoredImage) => createdAt ?? '';

const orders: Readonly<Record<ImageOrder, (a: StoredImage, b: StoredImage) => number>> = {
  // Undated images come last in both orders.
  newest: (a, b) => (dayOf(a) < dayOf(b) ? 1 : dayOf(a) > dayOf(b) ? -1 : 0),
  oldest: (a, b) =>
    Number(dayOf(a) === '') - Number(dayOf(b) === '') ||
    (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0),
  title: (a, b) => byTitle.compare(nameOfImage(a), nameOfImage(b)),
};

const orderNames = Object.keys(orders) as ImageOrder[];

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Returns the matching images in order. Equal ones keep their order. */
export function filterImages(
  images: readonly StoredImage[],
  { search, category, featured, tags, order }: ImageFilters,
): readonly StoredImage[] {
  const words = plain(search).match(/[\p{L}\p{N}]+/gu) ?? [];
  const isFound = ({ title, description, tags: own, fileName }: StoredImage) => {
    const text = plain([title, description, ...own, fileName].join(' '));
    return words.every((word) => text.includes(word));
  };
  return images
    .filter(
      (image) =>
        (category === ALL || image.category === category) &&
        (featured === ALL || image.isFeatured === (featured === 'featured')) &&
        tags.every((tag) => image.tags.includes(tag)) &&
        isFound(image),
    )
    .sort(orders[order]);
}

/** Every tag in use, the most frequent first. */
export function countTags(images: readonly Pick<StoredImage, 'tags'>[]): readonly TagCount[] {
  const counts = new Map<string, number>();
  for (const tag of images.flatMap((image) => image.tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return Array.from(counts, ([tag, count]) => ({ tag, count })).sort(
    (a, b) => b.count - a.count || byTitle.compare(a.tag, b.tag),
  );
}

/** The part of the Media Center that an address selects. */
export interface MediaAddress {
  readonly tab: MediaCenterTab;
  readonly filters: ImageFilters;
}

const path = '/admin/media';
const marks: ReadonlyMap<string | null, ImageFilters['featured']> = new Map([
  ['yes', 'featured'],
  ['no', 'others'],
]);

export const readAddress = (query: URLSearchParams): MediaAddress => ({
  tab: query.get('tab') === 'upload' ? 'upload' : 'gallery',
  filters: {
    search: query.get('q') ?? '',
    category: query.get('category') || ALL,
    featured: marks.get(query.get('featured')) ?? ALL,
    tags: [...new Set(query.getAll('tag').filter(Boolean))],
    order: orderNames.find((order) => order === query.get('order')) ?? noFilters.order,
  },
});

/** The address of a part of the Media Center, without default values. */
export function mediaHref({ tab, filters }: MediaAddress): string {
  const { search, category, featured, tags, order } = filters;
  const query = new URLSearchParams([
    ...(tab === 'upload' ? [['tab', tab]] : []),
    ...(search.trim() ? [['q', search]] : []),
    ...(category === ALL ? [] : [['category', category]]),
    ...(featured === ALL ? [] : [['featured', featured === 'featured' ? 'yes' : 'no']]),
    ...tags.map((tag) => ['tag', tag]),
    ...(order === noFilters.order ? [] : [['order', order]]),
  ]);
  return query.size > 0 ? `${path}?${query}` : path;
}
