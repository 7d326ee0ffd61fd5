import { Text } from '@custom-designs/ui/text';
import { personName } from '../../../../supabase/functions/_shared/personName.ts';
import { focusField } from '../record/focusField.ts';
import { RecordNotices } from '../record/RecordNotices.tsx';
import type { PostDraft, PostState } from './postDraft.ts';
import { post } from './record.ts';

const texts = {
  restored: 'This browser held text that wasn’t saved. It’s here again.',
  merged: 'Someone else changed this post, too. Their changes are combined with yours.',
};

/** What happened to the post while it was open, or before. */
export function PostNotices({ draft, state }: { draft: PostDraft; state: PostState }) {
  const { updatedBy, isConverted } = state.stored;
  return (
    <>
      <RecordNotices
        record={post}
        draft={draft}
        state={state}
        nameOf={(name) => name}
        who={updatedBy ? personName(updatedBy) : undefined}
        texts={texts}
        onChosen={() => {
          void draft.settle();
          focusField('title');
        }}
      />
      {isConverted && state.contested.length === 0 && (
        <Text tone="muted" size="small">
          This post was written elsewhere. Your first change stores what you see here: its text,
          headings, lists, and pictures. Other markup of the original isn’t kept.
        </Text>
      )}
    </>
  );
}
