export { calendarDay, longDate } from './date.ts';
export type { PostImage } from './images.ts';
export { type ListOptions, listPosts } from './listPosts.ts';
export { type ListedPost, newestFirst, type Post, type PostSummary } from './post.ts';
export { LATEST_POSTS, latestPosts, postQueries } from './queries.ts';
export { readPost } from './readPost.ts';
export { type RelatedOptions, relatedPosts } from './relatedPosts.ts';
export { saveCategory } from './saveCategory.ts';
