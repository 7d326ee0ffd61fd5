export { Showcase, type ShowcaseProps, type ShowcaseSlide } from './Showcase.tsx';
