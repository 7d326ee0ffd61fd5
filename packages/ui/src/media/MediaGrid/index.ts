export {
  defaultMediaGridLabels,
  MediaGrid,
  type MediaGridLabels,
  type MediaGridProps,
} from './MediaGrid.tsx';
