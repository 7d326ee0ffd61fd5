import { VersionsDialog } from '@custom-designs/ui/posts/desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { personName } from '../../../../supabase/functions/_shared/personName.ts';
import { reasonFor } from '../failures.ts';
import { focusField } from '../record/focusField.ts';
import { offerUndo } from '../record/undo.ts';
import { versionsQuery } from './adapter/index.ts';
import type { PostDraft, PostState } from './postDraft.ts';
import { post } from './record.ts';
import { shownTime } from './status.ts';

interface VersionsProps {
  draft: PostDraft;
  state: PostState;
  onClose: () => void;
}

/** The last saves of a post, beside its present text (docs/behavior/posts.md#post-versions). */
export function Versions({ draft, state: { fields, stored }, onClose }: VersionsProps) {
  const { data, error, isFetching, refetch } = useQuery(versionsQuery(stored.id));
  const [id, setId] = useState<string | null>(null);
  // The latest one is usually what is on the screen.
  const chosen = data?.find((one) => one.id === id) ?? data?.[1] ?? data?.[0];
  const inWords = (name: (typeof post.names)[number], of: typeof fields) => {
    const words = post.inWords(name, of, (reference) => reference);
    // The file's name, because the same picture has a relative and an absolute address.
    return name === 'image' ? words.replace(/^.*\//, '') : words;
  };
  const differences = chosen
    ? post.names
        .filter((name) => !post.isSameField(fields, chosen.fields, name))
        .map((name) => ({
          label: post.fields[name].label,
          former: inWords(name, chosen.fields),
          now: inWords(name, fields),
        }))
    : [];
  const restore = () => {
    if (!chosen) return;
    // The address stays, so that links keep working.
    draft.change({ ...chosen.fields, slug: fields.slug });
    onClose();
    focusField('title');
    offerUndo({
      title: `Version of ${shownTime(chosen.savedAt)} restored`,
      description: 'You can undo this for 6 seconds. The other versions stay in the list.',
      altText: 'To undo this, press F8 and then Undo.',
      onUndo: () => draft.change(fields),
    });
  };
  return (
    <VersionsDialog
      versions={
        data?.map(({ id, savedAt, savedBy }) => ({
          id,
          label: `${shownTime(savedAt)}${savedBy ? `, ${personName(savedBy)}` : ''}`,
        })) ?? null
      }
      error={error && !isFetching ? reasonFor(error) : null}
      chosenId={chosen?.id ?? null}
      differences={differences.filter(
        ({ label, former, now }) => label !== post.fields.slug.label && former !== now,
      )}
      onRetry={() => void refetch()}
      onChoose={setId}
      onRestore={restore}
      onClose={onClose}
    />
  );
}
