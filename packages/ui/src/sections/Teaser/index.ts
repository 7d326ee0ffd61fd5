export { Teaser, type TeaserProps } from './Teaser.tsx';
