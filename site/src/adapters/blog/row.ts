import * as z from 'zod/mini';

export const postTable = 'custom_design_blogs';

const maybeText = z.nullish(z.string());
const filledText = z.string().check(z.refine((value) => value.trim() !== '', 'is blank'));

/** The columns every call reads; a post without a title or an id cannot be shown or linked. */
export const relatedRow = z.object({
  id: filledText,
  title: filledText,
  date: maybeText,
  image: maybeText,
  category: maybeText,
  slug: maybeText,
  author: maybeText,
  excerpt: maybeText,
  created_at: maybeText,
});

/** Of any shape: what can be read of it is shown, and the reader is told when that is nothing. */
export const listRow = z.extend(relatedRow, { content: z.optional(z.unknown()) });
export const fullRow = z.extend(listRow, { images: z.optional(z.unknown()) });

export type RelatedRow = z.infer<typeof relatedRow>;
export type ListRow = z.infer<typeof listRow>;
export type FullRow = z.infer<typeof fullRow>;
