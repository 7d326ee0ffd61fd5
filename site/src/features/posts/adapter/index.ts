export { AdapterError } from '../../../supabase/errors.ts';
export { deskQueries, postsKey } from './queries.ts';
export { readPost, type StoredPost } from './readPosts.ts';
export { readPreview } from './readPreview.ts';
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
