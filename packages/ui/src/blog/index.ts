export { PostCard, type PostCardProps, type PostSummary } from './PostCard/index.ts';
