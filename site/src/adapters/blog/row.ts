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

const content = z.union([z.string(), z.array(z.unknown()), z.record(z.string(), z.unknown())]);

export const listRow = z.extend(relatedRow, { content });
export const fullRow = z.extend(listRow, { images: z.optional(z.unknown()) });

export type RelatedRow = z.infer<typeof relatedRow>;
export type ListRow = z.infer<typeof listRow>;
export type FullRow = z.infer<typeof fullRow>;
export type PostContent = z.infer<typeof content>;
