import { Button } from '@custom-designs/ui/components/Button';
import { Text } from '@custom-designs/ui/text';
import { ConflictChoice } from './ConflictChoice.tsx';
import type { PostSession, SessionState } from './PostSession.ts';
import { focusTitle } from './titleField.ts';

const texts = {
  restored: 'This browser held text that wasn’t saved. It’s here again.',
  merged: 'Someone else changed this post, too. Their changes are combined with yours.',
};

/** What happened to the post while it was open, or before. */
export function PostNotices({ session, state }: { session: PostSession; state: SessionState }) {
  const { contested, notice, isConverted } = state;
  if (contested.length > 0) return <ConflictChoice session={session} state={state} />;
  return (
    <>
      {notice && (
        <div role="status">
          <Text>{texts[notice]}</Text>
          <Button
            variant="ghost"
            size="compact"
            onPress={() => {
              session.dismissNotice();
              focusTitle();
            }}
          >
            Close this message
          </Button>
        </div>
      )}
      {isConverted && (
        <Text tone="muted" size="small">
          This post was written elsewhere. Your first change stores what you see here: its text,
          headings, lists, and pictures. Other markup of the original isn’t kept.
        </Text>
      )}
    </>
  );
}
