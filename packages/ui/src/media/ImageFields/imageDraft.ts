import type { MediaImage } from '../model/index.ts';

/** What a manager writes about an image, as it stands in the fields. */
export interface ImageDraft {
  readonly title: string;
  readonly category: string;
  readonly description: string;
  readonly tags: readonly string[];
}

export type DraftField = keyof ImageDraft;

export const draftFields: readonly DraftField[] = ['title', 'category', 'description', 'tags'];

export const draftOf = ({ title, category, description, tags }: MediaImage): ImageDraft => ({
  ...{ title: title ?? '', category, description: description ?? '', tags },
});

/** As it would be stored: spaces around a text are no change. */
const stored = (value: string | readonly string[]) =>
  typeof value === 'string' ? value.trim() : JSON.stringify(value);

export const isSameField = (a: ImageDraft, b: ImageDraft, field: DraftField): boolean =>
  stored(a[field]) === stored(b[field]);

const pick = (draft: ImageDraft, fields: readonly DraftField[]): Partial<ImageDraft> =>
  Object.fromEntries(fields.map((field) => [field, draft[field]]));

/** Only the fields that differ from the image: nothing else is to be sent. */
export function changesOf(image: MediaImage, draft: ImageDraft): Partial<ImageDraft> {
  const before = draftOf(image);
  return pick(
    draft,
    draftFields.filter((field) => !isSameField(before, draft, field)),
  );
}

export interface Rebased {
  /** What was left alone follows the others; what was changed stays. */
  readonly draft: ImageDraft;
  /** What both changed, differently: mine, to choose from. */
  readonly mine: Partial<ImageDraft>;
}

/** Somebody else stored `theirs` while a draft was made from `image`. */
export function rebase(image: MediaImage, theirs: MediaImage, draft: ImageDraft): Rebased {
  const before = draftOf(image);
  const now = draftOf(theirs);
  const changed = draftFields.filter((field) => !isSameField(before, draft, field));
  return {
    draft: { ...now, ...pick(draft, changed) },
    mine: pick(
      draft,
      changed.filter(
        (field) => !isSameField(before, now, field) && !isSameField(now, draft, field),
      ),
    ),
  };
}
