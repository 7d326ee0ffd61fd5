export { MediaCard, type MediaCardProps } from './MediaCard.tsx';
export type { MediaCardHandlers } from './MediaCardActions.tsx';
export { defaultMediaCardWords, type MediaCardWords } from './mediaCardWords.ts';
