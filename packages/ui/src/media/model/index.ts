export {
  DEFAULT_CATEGORY,
  type ImageCategory,
  imageCategories,
  labelOfCategory,
} from './categories.ts';
export {
  countTags,
  filterImages,
  type ImageFilters,
  type ImageOrder,
  matchesSearch,
  noFilters,
  type TagCount,
} from './filters.ts';
export type { MediaImage } from './image.ts';
export { addTag, parseTags, removeTag } from './tags.ts';
