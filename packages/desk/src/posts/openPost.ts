import { readImages } from '@custom-designs/ui/blog/content';
import * as z from 'zod/mini';
import { latestOf, type StoredPost } from './adapter/index.ts';
import { type FieldName, fieldsOf, isSame, merge, type PostFields } from './post.ts';
import { openSections, writeSections } from './sections.ts';

/** A stored post with its fields, as the editor shows them. */
export interface OpenedPost {
  readonly stored: StoredPost;
  /** The fields as stored. */
  readonly saved: PostFields;
  /** The content has another form, so the first save converts it. */
  readonly isConverted: boolean;
}

/** Reads the fields of a stored post. @throws only if the HTML parser can't load */
export async function openPost(stored: StoredPost): Promise<OpenedPost> {
  const row = latestOf(stored);
  const { sections, isConverted } = await openSections(row.content, row.images);
  // The column of pictures is emptied by the first save, and its first one may be the cover.
  const image = row.image || (readImages(row.images)[0]?.url ?? '');
  return { stored, saved: { ...fieldsOf(row, sections), image }, isConverted };
}

const texts = z.object({
  title: z.string(),
  excerpt: z.string(),
  image: z.string(),
  category: z.string(),
  slug: z.string(),
  author: z.string(),
  date: z.string(),
  content: z.string(),
});

/** Unsaved text in this browser. */
const unsavedText = z.object({ updatedAt: z.string(), before: texts, fields: texts });

const toTexts = ({ sections, ...fields }: PostFields) => ({
  ...fields,
  content: writeSections(sections),
});

async function toFields({ content, ...fields }: z.output<typeof texts>): Promise<PostFields> {
  return { ...fields, sections: (await openSections(content, null)).sections };
}

/** The version that unsaved fields are based on. */
export interface Base {
  readonly updatedAt: string;
  readonly before: PostFields;
}

export const baseOf = ({ stored, saved }: OpenedPost): Base => ({
  updatedAt: latestOf(stored).updated_at,
  before: saved,
});

/** Writes unsaved fields as text for this browser. */
export const writeUnsaved = ({ updatedAt, before }: Base, fields: PostFields) =>
  JSON.stringify({ updatedAt, before: toTexts(before), fields: toTexts(fields) });

export interface Restored {
  readonly base: Base;
  readonly fields: PostFields;
  /** Fields that someone else has changed meanwhile, too. */
  readonly contested: readonly FieldName[];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads unsaved fields, and combines them with a newer version. Null if nothing is unsaved. */
export async function readUnsaved(text: string, opened: OpenedPost): Promise<Restored | null> {
  const { success, data } = z.safeParse(unsavedText, parsed(text));
  if (!success) return null;
  const [before, mine] = await Promise.all([toFields(data.before), toFields(data.fields)]);
  const isCurrent = latestOf(opened.stored).updated_at === data.updatedAt;
  const merged = isCurrent ? { fields: mine, contested: [] } : merge(before, opened.saved, mine);
  if (isSame(merged.fields, opened.saved) && merged.contested.length === 0) return null;
  return { ...merged, base: { updatedAt: data.updatedAt, before } };
}
