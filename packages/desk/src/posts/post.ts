import type { EditorSection } from '@custom-designs/ui/posts';
import * as z from 'zod/mini';
import { type Merged, merge as mergeFields } from '../record/merge.ts';
import { deskSite } from '../site.ts';
import { writeSections } from './sections.ts';

/*
 * The editors' model of the table of posts (docs/behavior/data.md#posts-table). The public pages have
 * their own, which reads rows of any age and form (features/blog/post.ts).
 */

export const postTable = 'custom_design_blogs';

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
);

const shape = {
  id: z.string(),
  title: text,
  date: text,
  excerpt: text,
  image: text,
  category: text,
  slug: text,
  author: text,
  created_at: text,
  status: z.enum(['draft', 'published']),
  publish_at: text,
  updated_at: z.string(),
  draft_of: text,
};

/** A row of the list. */
export const deskRow = z.object(shape);
export const deskColumns = Object.keys(shape).join(',');
export type DeskRow = z.output<typeof deskRow>;

/** A whole row, whose content may have any form. */
export const postRow = z.object({
  ...shape,
  content: z.optional(z.unknown()),
  images: z.optional(z.unknown()),
});
export type PostRow = z.output<typeof postRow>;

/** Who changed a post, and the key of its preview. */
export const editingRow = z.object({
  post_id: z.string(),
  preview_key: text,
  updated_by: text,
});

/** What an editor changes. A blank text is missing. */
export interface PostFields {
  readonly title: string;
  readonly excerpt: string;
  /** The address of the cover. */
  readonly image: string;
  readonly category: string;
  readonly slug: string;
  readonly author: string;
  /** `2026-12-04`. */
  readonly date: string;
  readonly sections: readonly EditorSection[];
}

export type FieldName = keyof PostFields;

const fieldNames = [
  'title',
  'excerpt',
  'image',
  'category',
  'slug',
  'author',
  'date',
  'sections',
] as const satisfies readonly FieldName[];

export const fieldsOf = (row: PostRow, sections: readonly EditorSection[]): PostFields => ({
  title: row.title,
  excerpt: row.excerpt,
  image: row.image,
  category: row.category,
  slug: row.slug,
  author: row.author,
  date: row.date,
  sections,
});

/** The columns of the fields. Pictures are sections, so the old column of pictures is emptied. */
export const columnsOf = ({ sections, image, slug, date, author, ...texts }: PostFields) => ({
  ...texts,
  image: image || null,
  slug: slug || null,
  date: date || null,
  author: author.trim() || deskSite().name,
  content: writeSections(sections),
  images: null,
});

const comparable = (fields: PostFields, name: FieldName) =>
  name === 'sections' ? writeSections(fields.sections) : fields[name].trim();

export const isSameField = (a: PostFields, b: PostFields, name: FieldName) =>
  comparable(a, name) === comparable(b, name);

export const isSame = (a: PostFields, b: PostFields) =>
  fieldNames.every((name) => isSameField(a, b, name));

/** Combines an editor's fields, made from `before`, with those that someone else has stored. */
export const merge = (
  before: PostFields,
  theirs: PostFields,
  mine: PostFields,
): Merged<PostFields> => mergeFields(fieldNames, isSameField, { before, theirs, mine });
