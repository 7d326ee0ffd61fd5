export { ALL, type ImageFilters, type ImageOrder, noFilters } from './filters.ts';
export { MediaFilters, type MediaFiltersProps } from './MediaFilters.tsx';
export { defaultMediaFiltersLabels, type MediaFiltersLabels } from './mediaFiltersLabels.ts';
