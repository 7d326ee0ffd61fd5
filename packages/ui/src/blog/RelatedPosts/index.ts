export { RelatedPosts, type RelatedPostsProps } from './RelatedPosts.tsx';
