import * as z from 'zod/mini';
import { inFull } from '../../../supabase/storedFiles.ts';

export const imageTable = 'images';

/** The category of the pictures on the projects page (docs/behavior.md#projects). */
export const GALLERY_CATEGORY = 'project-gallery';

const maybeText = z.nullish(z.string());
/** Never a reason to hide a picture: without a size the frame decides. */
const pixels = z.catch(z.nullish(z.int().check(z.positive())), null);

/** A row without an address has nothing to show; one of another category was not asked for. */
export const galleryRow = z.object({
  id: z.string().check(z.minLength(1)),
  file_path: z.pipe(z.pipe(z.string(), z.transform(inFull)), z.url({ protocol: /^https?$/ })),
  /** Says whether there is a small copy (supabase/storagePaths.ts). */
  image_id: z.catch(z.string(), ''),
  category: z.literal(GALLERY_CATEGORY),
  title: maybeText,
  description: maybeText,
  width: pixels,
  height: pixels,
  is_featured: z.nullish(z.boolean()),
  created_at: maybeText,
});

export type GalleryRow = z.infer<typeof galleryRow>;
