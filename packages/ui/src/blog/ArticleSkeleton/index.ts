export { ArticleSkeleton, type ArticleSkeletonProps } from './ArticleSkeleton.tsx';
