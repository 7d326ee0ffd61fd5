import * as z from 'zod/mini';
import { inFull } from '../../../supabase/storedFiles.ts';

export const imageTable = 'images';

const maybeText = z.nullish(z.string());
const maybeNumber = z.nullish(z.number());
const filledText = z.string().check(z.refine((value) => value.trim() !== '', 'is blank'));

/** A row of `images` (docs/behavior.md#images-table). Only its id and address are essential. */
export const imageRow = z.object({
  id: filledText,
  image_id: z.string(),
  file_name: z.string(),
  file_path: z.pipe(filledText, z.transform(inFull)),
  bucket_name: z.string(),
  category: z.string(),
  title: maybeText,
  description: maybeText,
  tags: z.nullish(z.array(z.string())),
  file_size: maybeNumber,
  mime_type: maybeText,
  width: maybeNumber,
  height: maybeNumber,
  is_featured: z.nullish(z.boolean()),
  created_at: maybeText,
});

export type ImageRow = z.infer<typeof imageRow>;
