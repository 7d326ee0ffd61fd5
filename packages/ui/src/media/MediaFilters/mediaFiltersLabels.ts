import type { ImageOrder } from './filters.ts';

const format = new Intl.NumberFormat('en-US');
const images = (count: number) => `${format.format(count)} ${count === 1 ? 'image' : 'images'}`;

/** The title, placeholder, and first two lists are verbatim (docs/behavior/media-center.md#media-filters). */
export const defaultMediaFiltersLabels = {
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
  allTags: 'All tags',
  anotherTag: 'Add another tag...',
  tagOption: (tag: string, count: number) => `${tag} (${format.format(count)})`,
  chosenTags: 'Tags to show',
  /** Name of the button that removes a tag. Screen readers read it before the tag. */
  removeTag: 'Show images without tag',
  sort: 'Sort by',
  orders: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    title: 'Title, A to Z',
  } satisfies Record<ImageOrder, string>,
  count: (shown: number, total: number) =>
    shown === total ? images(total) : `${format.format(shown)} of ${images(total)}`,
  clear: 'Clear filters',
  /** The button that shows the filters in a narrow window. */
  filters: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
  only: {
    untitled: (count: number) => `${format.format(count)} untitled`,
    hidden: (count: number) => `${format.format(count)} hidden`,
  },
};

export type MediaFiltersLabels = typeof defaultMediaFiltersLabels;
