import type { Supabase } from '../../../supabase/client.ts';
import { type Answer, assertAnswered } from '../../../supabase/errors.ts';
import { readInSteps } from '../../../supabase/fetchAllPages.ts';
import { readRows } from '../../../supabase/readRows.ts';
import { featuredFirst, type ProjectPhoto, toPhoto } from './photo.ts';
import { GALLERY_CATEGORY, galleryRow, imageTable } from './row.ts';

const COLUMNS =
  'id,image_id,file_path,category,title,description,width,height,is_featured,created_at';

/**
 * The pictures of finished work for the page of projects: featured first, then newest.
 * @throws AdapterError
 */
export async function listPhotos(
  client: Supabase,
  signal: AbortSignal = new AbortController().signal,
): Promise<ProjectPhoto[]> {
  const assert = (answer: Answer) => assertAnswered('Failed to load the gallery', answer);
  const rows = await readInSteps(assert, (from, to) =>
    client
      .from(imageTable)
      .select(COLUMNS)
      .eq('category', GALLERY_CATEGORY)
      .order('created_at', { ascending: false, nullsFirst: false })
      .order('id')
      .range(from, to)
      .abortSignal(signal),
  );
  return featuredFirst(readRows(imageTable, galleryRow, rows)).map(toPhoto);
}
