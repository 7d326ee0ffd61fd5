export { MediaFilters, type MediaFiltersProps } from './MediaFilters.tsx';
export { defaultMediaFiltersWords, type MediaFiltersWords } from './mediaFiltersWords.ts';
