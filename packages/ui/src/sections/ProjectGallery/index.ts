export { ProjectGallery, type ProjectGalleryProps } from './ProjectGallery.tsx';
