import { StateMessage } from '@custom-designs/ui/desk';
import { Text } from '@custom-designs/ui/text';
import { useDesk } from '../Desk.tsx';
import { reasonFor } from '../failures.ts';
import { PostEditing } from './PostEditing.tsx';
import { usePostSession } from './usePostSession.ts';

function OpenedPost({ id }: { id: string }) {
  const { manager, account } = useDesk();
  const { session, isMissing, error, retry } = usePostSession(id, account, manager.gate);
  if (session) return <PostEditing id={id} session={session} manager={manager} />;
  if (isMissing)
    return (
      <StateMessage isFailure>This post doesn’t exist. Someone may have deleted it.</StateMessage>
    );
  if (error) {
    return (
      <StateMessage isFailure actions={[{ label: 'Try again', onPress: retry }]}>
        {`The post couldn’t be loaded. ${reasonFor(error)}`}
      </StateMessage>
    );
  }
  return (
    <div role="status">
      <Text tone="muted">Loading the post…</Text>
    </div>
  );
}

/** One post, for editing (docs/behavior/posts.md#post-editing). The address names it. */
export function EditPost() {
  const id = useDesk().query.get('post') ?? '';
  return <OpenedPost key={id} id={id} />;
}
