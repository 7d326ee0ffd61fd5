import { type SignInGate, useDeletion } from '../admin/index.ts';
import { deletePost, postsKey, restorePost } from './adapter/index.ts';

/** Deletes a post with its draft, and offers to undo that. */
export const usePostDeletion = (gate: SignInGate) =>
  useDeletion(gate, {
    what: 'post',
    queryKey: postsKey,
    remove: deletePost,
    restore: restorePost,
  });
