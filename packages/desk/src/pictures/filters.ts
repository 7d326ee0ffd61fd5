import {
  ALL,
  type ImageFilters,
  type ImageOrder,
  labelOfCategory,
  type MediaCenterTab,
  nameOfImage,
  noFilters,
  type TagCount,
} from '@custom-designs/ui/media';
import { plainText, wordsOf } from '../words.ts';
import { imageCategories, isUntitled, type StoredImage } from './image.ts';

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

/** The images that each choice keeps. */
const choices: Readonly<Record<ImageFilters['only'], (image: StoredImage) => boolean>> = {
  all: () => true,
  untitled: isUntitled,
  hidden: ({ isPublished }) => !isPublished,
};

/** How many images each choice would keep. */
export const countChoices = (images: readonly StoredImage[]) => ({
  untitled: images.filter(choices.untitled).length,
  hidden: images.filter(choices.hidden).length,
});

/** Returns the matching images in order. Equal ones keep their order. */
export function filterImages(
  images: readonly StoredImage[],
  { search, category, featured, tags, order, only }: ImageFilters,
): readonly StoredImage[] {
  const words = wordsOf(search);
  const isFound = ({ title, description, tags: own, fileName, category: value }: StoredImage) => {
    const text = plainText(
      [title, description, ...own, fileName, labelOfCategory(value, imageCategories)].join(' '),
    );
    return words.every((word) => text.includes(word));
  };
  return images
    .filter(
      (image) =>
        (category === ALL || image.category === category) &&
        (featured === ALL || image.isFeatured === (featured === 'featured')) &&
        tags.every((tag) => image.tags.includes(tag)) &&
        choices[only](image) &&
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
const tabs = ['upload', 'trash'] as const;
const onlyNames = ['untitled', 'hidden'] as const;
const marks: ReadonlyMap<string | null, ImageFilters['featured']> = new Map([
  ['yes', 'featured'],
  ['no', 'others'],
]);

export const readAddress = (query: URLSearchParams): MediaAddress => ({
  tab: tabs.find((tab) => tab === query.get('tab')) ?? 'gallery',
  filters: {
    search: query.get('q') ?? '',
    category: query.get('category') || ALL,
    featured: marks.get(query.get('featured')) ?? ALL,
    tags: [...new Set(query.getAll('tag').filter(Boolean))],
    order: orderNames.find((order) => order === query.get('order')) ?? noFilters.order,
    only: onlyNames.find((only) => only === query.get('only')) ?? ALL,
  },
});

/** The address of a part of the Media Center, without default values. */
export function mediaHref({ tab, filters }: MediaAddress): string {
  const { search, category, featured, tags, order, only } = filters;
  const query = new URLSearchParams([
    ...(tab === 'gallery' ? [] : [['tab', tab]]),
    ...(search.trim() ? [['q', search]] : []),
    ...(category === ALL ? [] : [['category', category]]),
    ...(featured === ALL ? [] : [['featured', featured === 'featured' ? 'yes' : 'no']]),
    ...tags.map((tag) => ['tag', tag]),
    ...(order === noFilters.order ? [] : [['order', order]]),
    ...(only === ALL ? [] : [['only', only]]),
  ]);
  return query.size > 0 ? `${path}?${query}` : path;
}
