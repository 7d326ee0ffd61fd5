import { useSyncExternalStore } from 'react';
import { useDesk } from '../Desk.tsx';
import { NotLoaded } from '../NotLoaded.tsx';
import { useRecord } from '../record/useRecord.ts';
import type { SignInGate } from '../SignInGate.ts';
import { posts } from './adapter/index.ts';
import { PostEditing } from './PostEditing.tsx';
import type { PostDraft } from './postDraft.ts';
import { post } from './record.ts';

function DraftedPost({ draft, gate }: { draft: PostDraft; gate: SignInGate }) {
  const { stored, ...state } = useSyncExternalStore(draft.subscribe, draft.getState);
  // The list adds posts, so an open one is always stored.
  return stored && <PostEditing draft={draft} state={{ ...state, stored }} gate={gate} />;
}

function OpenedPost({ id }: { id: string }) {
  const { manager, account } = useDesk();
  const { gate } = manager;
  const { opened, ...waiting } = useRecord({
    record: post,
    table: posts,
    asked: id,
    saving: 'auto',
    account,
    gate,
  });
  if (opened) return <DraftedPost draft={opened.draft} gate={gate} />;
  return <NotLoaded what={post.what} {...waiting} />;
}

/** One post, for editing (docs/behavior/posts.md#post-editing). The address names it. */
export function EditPost() {
  // An address without an id names no post, and not a new one.
  const id = useDesk().query.get(post.parameter) || 'none';
  return <OpenedPost key={id} id={id} />;
}
