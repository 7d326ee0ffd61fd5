import { useDeletion } from '../record/useDeletion.ts';
import type { SignInGate } from '../SignInGate.ts';
import { deletePost, postsKey, restorePost } from './adapter/index.ts';

/** Deletes a post with its draft, and offers to undo that. */
export const usePostDeletion = (gate: SignInGate) =>
  useDeletion(gate, {
    what: 'post',
    queryKey: postsKey,
    remove: deletePost,
    restore: restorePost,
  });
