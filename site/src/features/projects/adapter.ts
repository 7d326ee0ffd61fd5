import * as z from 'zod/mini';
import { connect } from '../../supabase/client.ts';
import { assertAnswered } from '../../supabase/errors.ts';
import { fetchAllPages, readRows } from '../../supabase/rows.ts';
import { mediumCopyOf, smallCopyOf, withAbsoluteUrls } from '../../supabase/storedFiles.ts';
import { imageRow } from '../media/index.ts';

const imageTable = 'images';

/** The category of the pictures on the projects page (docs/behavior.md#projects). */
const GALLERY_CATEGORY = 'project-gallery';

/** A missing size is no reason to hide a picture, because the frame has its own. */
const pixels = z.catch(z.nullish(z.int().check(z.positive())), null);

const shown = {
  id: true,
  title: true,
  description: true,
  is_featured: true,
} as const;

/** The columns of a photo. Without an address, it can't be shown. */
const photoRow = z.extend(z.pick(imageRow, shown), {
  /** Says whether there's a thumbnail (supabase/storedFiles.ts). */
  image_id: z.catch(z.string(), ''),
  file_path: z.url({ protocol: /^https?$/ }),
  category: z.literal(GALLERY_CATEGORY),
  width: pixels,
  height: pixels,
});
type PhotoRow = z.infer<typeof photoRow>;

/** A stored file, and its copies if there are any. */
interface StoredPicture {
  readonly src: string;
  readonly srcSet?: string;
  /** For phones, whose dense screens would choose the original. */
  readonly phoneSrc?: string;
  readonly width?: number;
  readonly height?: number;
}

export interface ProjectPhoto {
  readonly id: string;
  readonly title: string | null;
  readonly description: string | null;
  /** `alt` is the photo's title or description. It's empty without either. */
  readonly image: StoredPicture & { readonly alt: string };
  readonly isFeatured: boolean;
}

/** The minimum width of a wide picture's thumbnail, in pixels. */
const SMALL_WIDTH = 640;
const MEDIUM_WIDTH = 1280;

function toPicture(row: PhotoRow): StoredPicture {
  const { file_path: src, width, height } = row;
  const small = smallCopyOf(row);
  const medium = mediumCopyOf(row);
  const isChoice = width && height && width > SMALL_WIDTH;
  return {
    src,
    // Both numbers are needed.
    ...(width && height && { width, height }),
    ...(small && { phoneSrc: small }),
    ...(small &&
      isChoice && {
        srcSet: [
          `${small} ${SMALL_WIDTH}w`,
          ...(medium ? [`${medium} ${MEDIUM_WIDTH}w`] : []),
          `${src} ${width}w`,
        ].join(', '),
      }),
  };
}

function toPhoto(row: PhotoRow): ProjectPhoto {
  const title = row.title?.trim() || null;
  const description = row.description?.trim() || null;
  const image = { ...toPicture(row), alt: title ?? description ?? '' };
  return { id: row.id, title, description, image, isFeatured: row.is_featured };
}

/**
 * Lists photos of finished work for the projects page: featured first, then newest.
 * @throws AdapterError
 */
export async function listPhotos(
  signal: AbortSignal = new AbortController().signal,
): Promise<readonly ProjectPhoto[]> {
  const client = await connect();
  const rows = await fetchAllPages(
    (answer) => assertAnswered('Failed to load the gallery', answer),
    (from, to) =>
      client
        .from(imageTable)
        .select(Object.keys(photoRow.shape).join(','))
        .eq('category', GALLERY_CATEGORY)
        .order('created_at', { ascending: false, nullsFirst: false })
        .order('id')
        .range(from, to)
        .abortSignal(signal),
  );
  const photos = readRows(imageTable, photoRow, withAbsoluteUrls(rows));
  // Sorted here, because the table would put rows without the mark after those marked false.
  return photos.map(toPhoto).sort((a, b) => Number(b.isFeatured) - Number(a.isFeatured));
}
