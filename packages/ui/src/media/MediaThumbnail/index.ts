export { MediaThumbnail, type MediaThumbnailProps } from './MediaThumbnail.tsx';
