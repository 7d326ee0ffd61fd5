import { readImages } from '@custom-designs/ui/blog/content';
import type { PostRow } from './adapter/rows.ts';
import type { PostFields, PostRecord } from './record.ts';
import { openSections } from './sections.ts';

interface PostRows {
  /** The row that the post's address leads to. */
  readonly original: PostRow;
  /** The row with changes of a published post that aren't published. */
  readonly draft: PostRow | null;
  /** The email address of the last editor. Empty if it's unknown. */
  readonly updatedBy: string;
}

/** A post as stored, with the latest fields. `updated_at` is that of their row. */
export interface StoredPost extends PostRecord, PostRows {
  /** The content has another form, so the first save converts it. */
  readonly isConverted: boolean;
  /** The id of the draft that a save may add, the same in every attempt. */
  readonly nextDraftId: string;
}

/** The row that a save writes. */
export const latestOf = ({ original, draft }: PostRows): PostRow => draft ?? original;

type StoredFields = Omit<
  PostRow,
  'id' | 'created_at' | 'updated_at' | 'status' | 'publish_at' | 'draft_of'
>;

/** Reads a row's fields, and whether its content has another form. @throws only if the HTML parser can't load */
export async function openFields({ content, images, ...texts }: StoredFields) {
  const { sections, isConverted } = await openSections(content, images);
  const fields: PostFields = {
    title: texts.title,
    excerpt: texts.excerpt,
    category: texts.category.trim(),
    slug: texts.slug,
    author: texts.author,
    date: texts.date,
    // The column of pictures is emptied by the first save, and its first one may be the cover.
    image: texts.image || (readImages(images)[0]?.url ?? ''),
    sections,
  };
  return { fields, isConverted };
}

/** Reads the fields of the latest row. @throws only if the HTML parser can't load */
export async function openPost(rows: PostRows): Promise<StoredPost> {
  const { original, draft, updatedBy } = rows;
  const latest = latestOf(rows);
  const { fields, isConverted } = await openFields(latest);
  const { sections, ...texts } = fields;
  return {
    ...{ original, draft, updatedBy },
    id: original.id,
    created_at: original.created_at,
    updated_at: latest.updated_at,
    ...texts,
    content: sections,
    isConverted,
    nextDraftId: crypto.randomUUID(),
  };
}

/**
 * A post after a save. It has the editor's fields, so that someone who clears the author can go on
 * typing, although the row has the company's name.
 */
export const savedPost = (
  post: StoredPost,
  row: PostRow,
  { sections, ...texts }: PostFields,
): StoredPost => ({
  ...post,
  ...texts,
  ...(row.draft_of ? { draft: row } : { original: row }),
  updated_at: row.updated_at,
  content: sections,
  isConverted: false,
});
