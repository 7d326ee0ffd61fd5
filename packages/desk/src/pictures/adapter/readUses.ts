import { requireAnswer } from '@custom-designs/supabase/errors';
import { GALLERY_CATEGORY } from '@custom-designs/supabase/images';
import { pathFromUrl } from '@custom-designs/supabase/storedFiles';
import { type AnyTableClient, connectManager } from '../../auth/managerClient.ts';
import { publishedRows } from '../../desks.ts';
import type { StoredImage } from '../image.ts';

/** A page that shows an image. */
export interface ImageUse {
  readonly label: string;
  readonly href: string;
}

/** A post or a project as one text, to look for addresses in. */
export interface PlaceOfUse extends ImageUse {
  readonly text: string;
}

/**
 * Reads every row that may show a picture with all columns, because any may name it.
 * @throws AdapterError
 */
export async function readUses(): Promise<readonly PlaceOfUse[]> {
  const client: AnyTableClient = await connectManager();
  const uses = publishedRows.map(async ({ table, useOf }) => {
    if (!useOf) return [];
    const answer = await client.from(table).select('*').limit(1000);
    requireAnswer('Failed to load where pictures are used', answer);
    return (answer.data ?? []).map((row) => ({ ...useOf(row), text: JSON.stringify(row) }));
  });
  return (await Promise.all(uses)).flat();
}

/** The part of an address that all copies of a picture share, so that any of them is found. */
function commonPart(url: string): string {
  const path = pathFromUrl(url);
  if (path === null) return url;
  return path.startsWith('uploads/') ? path.slice(7).replace(/\.[^.]*$/, '') : path;
}

/** The posts, projects, and pages that show an image. */
export function usesOf(image: StoredImage, places: readonly PlaceOfUse[]): readonly ImageUse[] {
  const part = commonPart(image.url);
  const isShownAmongProjects = image.category === GALLERY_CATEGORY && image.isPublished;
  return [
    ...(isShownAmongProjects ? [{ label: 'Projects page', href: '/projects' }] : []),
    ...places.flatMap(({ text, label, href }) =>
      text.includes(part) || text.includes(image.id) ? { label, href } : [],
    ),
  ];
}
