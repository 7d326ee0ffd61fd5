import type { MediaImage } from './image.ts';

export type ImageOrder = 'newest' | 'oldest' | 'title';

export interface ImageFilters {
  readonly search: string;
  /** Null for all categories. */
  readonly category: string | null;
  /** True for featured ones only, false for the others, null for all. */
  readonly isFeatured: boolean | null;
  /** An image has to carry every one of them. */
  readonly tags: readonly string[];
  readonly order: ImageOrder;
}

export const noFilters: ImageFilters = {
  search: '',
  category: null,
  isFeatured: null,
  tags: [],
  order: 'newest',
};

type Searchable = Pick<MediaImage, 'title' | 'description' | 'tags' | 'fileName'>;

/** Joined and lowered once an image, so that a keystroke over ten thousand takes less than a frame. */
const haystacks = new WeakMap<Searchable, string>();

function haystackOf(image: Searchable): string {
  const known = haystacks.get(image);
  if (known !== undefined) return known;
  const { title, description, tags, fileName } = image;
  // A line break between them: nobody can type one into the search, so nothing matches across.
  const made = [title ?? '', description ?? '', ...tags, fileName].join('\n').toLowerCase();
  haystacks.set(image, made);
  return made;
}

/** Whether an image matches the search (docs/behavior.md#media-filters). */
export const matchesSearch = (image: Searchable, search: string): boolean =>
  haystackOf(image).includes(search.trim().toLowerCase());

const byTitle = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const nameOf = ({ title, fileName }: MediaImage) => title || fileName;
const dayOf = ({ createdAt }: MediaImage) => createdAt ?? '';

const orders: Readonly<Record<ImageOrder, (a: MediaImage, b: MediaImage) => number>> = {
  // Undated ones come last either way.
  newest: (a, b) => (dayOf(a) < dayOf(b) ? 1 : dayOf(a) > dayOf(b) ? -1 : 0),
  oldest: (a, b) =>
    Number(dayOf(a) === '') - Number(dayOf(b) === '') ||
    (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0),
  title: (a, b) => byTitle.compare(nameOf(a), nameOf(b)),
};

/** Sorted once a list and order: a keystroke only filters. */
const sortedLists = new WeakMap<readonly MediaImage[], Map<ImageOrder, readonly MediaImage[]>>();

function inOrder<Image extends MediaImage>(
  images: readonly Image[],
  order: ImageOrder,
): readonly Image[] {
  const known = sortedLists.get(images) ?? new Map<ImageOrder, readonly MediaImage[]>();
  sortedLists.set(images, known);
  const sorted = known.get(order) ?? images.toSorted(orders[order]);
  known.set(order, sorted);
  // Only ever the same images in another order.
  return sorted as readonly Image[];
}

/**
 * The images to show, in order; equal ones keep the order they came in. Give it the same array as
 * long as nothing changed: what was worked out for it is kept.
 */
export function filterImages<Image extends MediaImage>(
  images: readonly Image[],
  { search, category, isFeatured, tags, order }: ImageFilters,
): readonly Image[] {
  const wanted = search.trim().toLowerCase();
  return inOrder(images, order).filter(
    (image) =>
      (category === null || image.category === category) &&
      (isFeatured === null || image.isFeatured === isFeatured) &&
      tags.every((tag) => image.tags.includes(tag)) &&
      (wanted === '' || haystackOf(image).includes(wanted)),
  );
}

export interface TagCount {
  readonly tag: string;
  readonly count: number;
}

/** Every tag that is in use, the most frequent first. */
export function countTags(images: readonly Pick<MediaImage, 'tags'>[]): readonly TagCount[] {
  const counts = new Map<string, number>();
  for (const tag of images.flatMap((image) => image.tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return Array.from(counts, ([tag, count]) => ({ tag, count })).sort(
    (a, b) => b.count - a.count || byTitle.compare(a.tag, b.tag),
  );
}
