export {
  defaultMediaCenterFrameWords,
  MediaCenterFrame,
  type MediaCenterFrameProps,
  type MediaCenterFrameWords,
  type MediaCenterTab,
} from './MediaCenterFrame.tsx';
export { type MediaTab, MediaTabs, type MediaTabsProps } from './MediaTabs.tsx';
