export { LatestPosts, type LatestPostsProps } from './LatestPosts.tsx';
