export {
  type PageClosing,
  PageFrame,
  type PageFrameLabels,
  type PageFrameProps,
  type PageHero,
} from './PageFrame.tsx';
