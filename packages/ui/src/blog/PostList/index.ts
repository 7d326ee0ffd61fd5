export { type EmptyReason, PostList, type PostListProps } from './PostList.tsx';
