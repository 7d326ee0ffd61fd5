import { TextField } from '@custom-designs/ui/components/TextField';
import { CoverField } from '@custom-designs/ui/posts/desk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { reasonFor } from '../failures.ts';
import { RecordForm } from '../record/RecordForm.tsx';
import { deskQueries } from './adapter/index.ts';
import type { PostDraft, PostState } from './postDraft.ts';
import { post } from './record.ts';
import { publicSlug, slugProblem } from './slug.ts';

/** Typing pauses about this long. */
const SETTLE_MS = 400;

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface SettingProps {
  draft: PostDraft;
  state: PostState;
}

/** The address. It's checked while someone types. */
function SlugField({ draft, state: { fields, stored } }: SettingProps) {
  const { slug } = fields;
  const current = publicSlug(stored.original);
  const problem = slugProblem(slug, current);
  const settled = useSettled(slug);
  const { data: owner, error } = useQuery({
    ...deskQueries.slugOwner(settled, stored.id),
    enabled: settled !== '' && settled === slug && problem === null && slug !== current,
  });
  const taken = owner ? `The address belongs to the post “${owner}”. Choose another one.` : null;
  const isMoving = current !== '' && slug !== current;
  const hint = isMoving
    ? `Links to /blog/${current} will lead to the new address.`
    : `/blog/${slug}`;
  return (
    <TextField
      name="slug"
      label={post.fields.slug.label}
      hint={error ? `The address couldn’t be checked. ${reasonFor(error)}` : hint}
      error={problem ?? taken ?? undefined}
      value={slug}
      onChange={(value) => draft.change({ slug: value.trimStart() })}
      spellCheck="false"
      autoComplete="off"
    />
  );
}

interface PostSettingsProps extends SettingProps {
  onChooseCover: () => void;
}

/** The fields beside the text: cover, address, category, author, and date. */
export function PostSettings({ draft, state, onChooseCover }: PostSettingsProps) {
  const { fields } = state;
  return (
    <>
      <CoverField
        url={fields.image}
        onChoose={onChooseCover}
        onRemove={() => draft.change({ image: '' })}
      />
      <SlugField draft={draft} state={state} />
      <RecordForm
        record={post}
        draft={draft}
        fields={fields}
        names={['category', 'author', 'date']}
      />
    </>
  );
}
