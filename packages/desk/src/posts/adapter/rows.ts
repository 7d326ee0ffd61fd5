import { readRows } from '@custom-designs/supabase/rows';
import { withAbsoluteUrls } from '@custom-designs/supabase/storedFiles';
import * as z from 'zod/mini';

/*
 * Rows of the table of posts, as editors see them (docs/behavior/data.md#posts-table). The public
 * pages have their own, which reads rows of any age and form (features/blog/post.ts).
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

/** Who changed a post. */
export const editingRow = z.object({
  post_id: z.string(),
  updated_by: text,
});

export const readPostRows = (data: unknown): readonly PostRow[] =>
  readRows(postTable, postRow, withAbsoluteUrls(data));
