import * as z from 'zod/mini';
import { inFull, withFullAddresses } from '../../../supabase/storedFiles.ts';

export const postTable = 'custom_design_blogs';

const maybeText = z.nullish(z.string());
const filledText = z.string().check(z.refine((value) => value.trim() !== '', 'is blank'));

/** The columns every call reads. A post without an id cannot be linked; one may lack a title. */
export const relatedRow = z.object({
  id: filledText,
  title: z.string(),
  date: maybeText,
  image: z.nullish(z.pipe(z.string(), z.transform(inFull))),
  category: maybeText,
  slug: maybeText,
  author: maybeText,
  excerpt: maybeText,
  created_at: maybeText,
});

/** Of any shape: what can be read of it is shown, and the reader is told when that is nothing. */
const anything = z.optional(z.pipe(z.unknown(), z.transform(withFullAddresses)));
export const listRow = z.extend(relatedRow, { content: anything });
export const fullRow = z.extend(listRow, { images: anything });

export type RelatedRow = z.infer<typeof relatedRow>;
export type ListRow = z.infer<typeof listRow>;
export type FullRow = z.infer<typeof fullRow>;
