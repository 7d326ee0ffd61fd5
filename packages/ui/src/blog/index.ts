export { ArticleError, type ArticleErrorProps } from './ArticleError/index.ts';
export { ArticleSkeleton, type ArticleSkeletonProps } from './ArticleSkeleton/index.ts';
export { BlogRenderer, type BlogRendererProps } from './BlogRenderer/index.ts';
export {
  type CategoryTab,
  CategoryTabs,
  type CategoryTabsProps,
  categoryTabs,
  tabOf,
} from './CategoryTabs/index.ts';
export { PostCard, type PostCardProps, type PostSummary } from './PostCard/index.ts';
export { PostHero, type PostHeroProps } from './PostHero/index.ts';
export { type EmptyReason, PostList, type PostListProps } from './PostList/index.ts';
export { PostSearch, type PostSearchProps } from './PostSearch/index.ts';
export { ReadingProgress, type ReadingProgressProps } from './ReadingProgress/index.ts';
export { RelatedPosts, type RelatedPostsProps } from './RelatedPosts/index.ts';
export { ShareButton, type ShareButtonProps } from './ShareButton/index.ts';
