export { MediaCard, type MediaCardProps, nameOfImage } from './MediaCard.tsx';
export type { MediaCardHandlers } from './MediaCardActions.tsx';
export { defaultMediaCardWords, type MediaCardWords } from './mediaCardWords.ts';
