export { deskQueries, postsKey } from './queries.ts';
export { readPost, type StoredPost } from './readPosts.ts';
export {
  createPost,
  deletePost,
  discardDraft,
  latestOf,
  PostConflictError,
  type Publication,
  publishPost,
  restorePost,
  savePost,
  unpublishPost,
} from './writePost.ts';
