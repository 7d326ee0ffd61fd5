export {
  defaultMediaCardLabels,
  MediaCard,
  type MediaCardLabels,
  type MediaCardProps,
} from './MediaCard.tsx';
export type { MediaCardHandlers } from './MediaCardActions.tsx';
