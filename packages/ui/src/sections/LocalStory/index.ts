export { LocalStory, type LocalStoryProps } from './LocalStory.tsx';
