export { deskQueries, posts } from './queries.ts';
export { readPost } from './readPosts.ts';
export type { PostRow } from './rows.ts';
export { readPreviewKey } from './sharePreview.ts';
export { versionsQuery } from './versions.ts';
export {
  createPost,
  discardDraft,
  type Publication,
  publishPost,
  unpublishPost,
} from './writePost.ts';
