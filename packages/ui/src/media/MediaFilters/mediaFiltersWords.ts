import type { ImageOrder } from './filters.ts';

export interface MediaFiltersWords {
  readonly title: string;
  readonly search: string;
  readonly searchPlaceholder: string;
  readonly category: string;
  readonly allCategories: string;
  readonly featured: string;
  readonly allImages: string;
  readonly featuredOnly: string;
  readonly notFeatured: string;
  readonly tag: string;
  readonly allTags: string;
  readonly anotherTag: string;
  readonly tagOption: (tag: string, count: number) => string;
  readonly chosenTags: string;
  readonly removeTag: (tag: string) => string;
  readonly sort: string;
  readonly orders: Readonly<Record<ImageOrder, string>>;
  readonly count: (shown: number, total: number) => string;
  readonly clear: string;
}

const format = new Intl.NumberFormat('en-US');
const images = (count: number) => `${format.format(count)} ${count === 1 ? 'image' : 'images'}`;

/** The title, placeholder, and first two lists are verbatim (docs/behavior.md#media-filters). */
export const defaultMediaFiltersWords: MediaFiltersWords = {
  title: 'Search & Filter',
  search: 'Search',
  searchPlaceholder: 'Search by title, description, or tags...',
  category: 'Category',
  allCategories: 'All Categories',
  featured: 'Featured',
  allImages: 'All Images',
  featuredOnly: 'Featured Only',
  notFeatured: 'Not Featured',
  tag: 'Tag',
  allTags: 'All Tags',
  anotherTag: 'Add another tag...',
  tagOption: (tag, count) => `${tag} (${format.format(count)})`,
  chosenTags: 'Tags to show',
  removeTag: (tag) => `Show images without tag ${tag} too`,
  sort: 'Sort by',
  orders: { newest: 'Newest first', oldest: 'Oldest first', title: 'Title, A to Z' },
  count: (shown, total) =>
    shown === total ? images(total) : `${format.format(shown)} of ${images(total)}`,
  clear: 'Clear filters',
};
