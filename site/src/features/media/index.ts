export { imageRow } from './image.ts';
