import type { DraftState, RecordDraft } from '../record/RecordDraft.ts';
import type { PostFields } from './record.ts';
import type { StoredPost } from './storedPost.ts';

/** One editor's work on a post. */
export type PostDraft = RecordDraft<StoredPost, PostFields>;

export interface PostState extends DraftState<StoredPost, PostFields> {
  readonly stored: StoredPost;
}
