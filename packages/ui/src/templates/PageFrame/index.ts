export { type PageClosing, PageFrame, type PageFrameProps, type PageHero } from './PageFrame.tsx';
