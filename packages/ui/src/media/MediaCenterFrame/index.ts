export {
  MediaCenterFrame,
  type MediaCenterFrameProps,
  type MediaCenterTab,
} from './MediaCenterFrame.tsx';
