import * as z from 'zod/mini';

/*
 * The row of the table `images` (docs/behavior/data.md#images-table), as pages and managers read it. A
 * new column is a line here, and one in `imageOf`. If managers edit it, it's also a line in the list of
 * fields.
 */

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? null),
);
const number = z.pipe(
  z.nullish(z.number()),
  z.transform((value) => value ?? null),
);
const filledText = z.string().check(z.refine((value) => value.trim() !== '', 'is blank'));

const flag = z.pipe(
  z.nullish(z.boolean()),
  z.transform((value) => value ?? false),
);

/** A row of the table API. Only its id and address are required. */
export const imageRow = z.object({
  id: filledText,
  image_id: z.string(),
  file_name: z.string(),
  file_path: filledText,
  bucket_name: z.string(),
  category: z.string(),
  title: text,
  description: text,
  tags: z.pipe(
    z.nullish(z.array(z.string())),
    z.transform((value): readonly string[] => value ?? []),
  ),
  file_size: number,
  mime_type: text,
  width: number,
  height: number,
  is_featured: flag,
  created_at: text,
  /** False for images that only managers see. */
  is_published: z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value ?? true),
  ),
  /** The hash of the chosen file, which identifies duplicates. Null for pictures that aren't uploads. */
  sha256: text,
  has_thumbnail: flag,
  /** Whether there's also the copy of 1,280 pixels. */
  has_medium: flag,
});

export type ImageRow = z.input<typeof imageRow>;

/** The category of the pictures on the projects page (docs/behavior/pages.md#projects). */
export const GALLERY_CATEGORY = 'project-gallery';
