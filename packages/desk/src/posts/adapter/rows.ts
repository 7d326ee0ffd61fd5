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

const texts = {
  title: text,
  date: text,
  excerpt: text,
  image: text,
  category: text,
  slug: text,
  author: text,
};

/** Both may have any form. */
const body = { content: z.optional(z.unknown()), images: z.optional(z.unknown()) };

const shape = {
  id: z.string(),
  ...texts,
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

/** A whole row. */
export const postRow = z.object({ ...shape, ...body });
export type PostRow = z.output<typeof postRow>;

/** What an editor writes, as a version keeps it. */
export const writtenFields = z.object({ ...texts, ...body });

/** Who changed a post. */
export const editingRow = z.object({
  post_id: z.string(),
  updated_by: text,
});

export const readPostRows = (data: unknown): readonly PostRow[] =>
  readRows(postTable, postRow, withAbsoluteUrls(data));
