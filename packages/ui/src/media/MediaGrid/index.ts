export { MediaGrid, type MediaGridProps } from './MediaGrid.tsx';
export { defaultMediaGridWords, type MediaGridWords } from './mediaGridWords.ts';
