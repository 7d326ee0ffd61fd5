export type ImageOrder = 'newest' | 'oldest' | 'title';

/**
 * Stands for all in every list, because no option may have an empty value
 * (docs/behavior/media-center.md#media-filters).
 */
export const ALL = 'all';

export interface ImageFilters {
  readonly search: string;
  /** `all`, or one category. */
  readonly category: string;
  readonly featured: typeof ALL | 'featured' | 'others';
  /** An image must have all of them. */
  readonly tags: readonly string[];
  readonly order: ImageOrder;
  /** Images without a title of their own, or those that visitors don't see. */
  readonly only: typeof ALL | 'untitled' | 'hidden';
}

export const noFilters: ImageFilters = {
  search: '',
  category: ALL,
  featured: ALL,
  tags: [],
  order: 'newest',
  only: ALL,
};
