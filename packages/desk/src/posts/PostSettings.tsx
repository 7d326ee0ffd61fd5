import { categories } from '@custom-designs/ui/blog/content';
import { DateField } from '@custom-designs/ui/components/DateField';
import { Select } from '@custom-designs/ui/components/Select';
import { TextField } from '@custom-designs/ui/components/TextField';
import { CoverField } from '@custom-designs/ui/posts/desk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { reasonFor } from '../failures.ts';
import { deskQueries } from './adapter/index.ts';
import type { SessionState } from './PostSession.ts';
import type { PostFields } from './post.ts';
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
  state: SessionState;
  onChange: (changes: Partial<PostFields>) => void;
}

/** The address. It's checked while someone types. */
function SlugField({ state: { fields, stored }, onChange }: SettingProps) {
  const { slug } = fields;
  const { id } = stored.original;
  const current = publicSlug(stored.original);
  const problem = slugProblem(slug, current);
  const settled = useSettled(slug);
  const { data: owner, error } = useQuery({
    ...deskQueries.slugOwner(settled, id),
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
      label="Address"
      hint={error ? `The address couldn’t be checked. ${reasonFor(error)}` : hint}
      error={problem ?? taken ?? undefined}
      value={slug}
      onChange={(value) => onChange({ slug: value.trimStart() })}
      spellCheck="false"
      autoComplete="off"
    />
  );
}

/** A select needs a value for no choice. */
const AUTOMATIC = 'automatic';

function categoryItems(current: string) {
  const known: readonly string[] = categories;
  const others = current && !known.includes(current) ? [current] : [];
  return [
    { value: AUTOMATIC, label: 'From the text' },
    ...[...known, ...others].map((value) => ({ value, label: value })),
  ];
}

interface PostSettingsProps extends SettingProps {
  onChooseCover: () => void;
}

/** The fields beside the text: cover, address, category, author, and date. */
export function PostSettings({ state, onChange, onChooseCover }: PostSettingsProps) {
  const { fields } = state;
  return (
    <>
      <CoverField
        url={fields.image}
        onChoose={onChooseCover}
        onRemove={() => onChange({ image: '' })}
      />
      <SlugField state={state} onChange={onChange} />
      <Select
        name="category"
        label="Category"
        items={categoryItems(fields.category.trim())}
        value={fields.category.trim() || AUTOMATIC}
        onChange={(value) => onChange({ category: value === AUTOMATIC ? '' : value })}
      />
      <TextField
        name="author"
        label="Author"
        value={fields.author}
        onChange={(author) => onChange({ author })}
        maxLength={80}
      />
      <DateField
        name="date"
        label="Date on the page"
        hint="Empty: the day of publication."
        value={fields.date}
        onChange={(date) => onChange({ date })}
      />
    </>
  );
}
