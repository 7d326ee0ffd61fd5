export { AreaFrame, type AreaPageProps } from './AreaFrame.tsx';
export { type PageClosing, PageFrame, type PageFrameProps, type PageHero } from './PageFrame.tsx';
