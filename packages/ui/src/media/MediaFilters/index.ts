export { ALL, type ImageFilters, type ImageOrder, noFilters } from './filters.ts';
export { MediaFilters, type MediaFiltersProps } from './MediaFilters.tsx';
export { defaultMediaFiltersWords, type MediaFiltersWords } from './mediaFiltersWords.ts';
