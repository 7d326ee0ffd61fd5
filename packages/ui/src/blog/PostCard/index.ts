export { PostCard, type PostCardProps, type PostSummary } from './PostCard.tsx';
