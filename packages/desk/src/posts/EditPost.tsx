import { useDesk } from '../Desk.tsx';
import { NotLoaded } from '../NotLoaded.tsx';
import { PostEditing } from './PostEditing.tsx';
import { usePostSession } from './usePostSession.ts';

function OpenedPost({ id }: { id: string }) {
  const { manager, account } = useDesk();
  const { session, isMissing, error, retry } = usePostSession(id, account, manager.gate);
  if (session) return <PostEditing id={id} session={session} manager={manager} />;
  return <NotLoaded what="post" {...{ isMissing, error }} onRetry={retry} />;
}

/** One post, for editing (docs/behavior/posts.md#post-editing). The address names it. */
export function EditPost() {
  const id = useDesk().query.get('post') ?? '';
  return <OpenedPost key={id} id={id} />;
}
