import { requireAnswer } from '../../../supabase/errors.ts';
import { connectMedia } from '../../../supabase/managerClient.ts';
import { pathFromUrl } from '../../../supabase/storedFiles.ts';
import { GALLERY_CATEGORY, type StoredImage } from '../image.ts';

/** A page that shows an image. */
export interface ImageUse {
  readonly label: string;
  readonly href: string;
}

/** A post or a project as one text, to look for addresses in. */
export interface PlaceOfUse extends ImageUse {
  readonly text: string;
}

interface Row {
  readonly id: string;
  readonly slug?: string | null;
  readonly title: string;
}

/** Where posts and projects are found. Projects may be drafts, so these are opened for editing. */
const places: Readonly<Record<string, (row: Row) => ImageUse>> = {
  custom_design_blogs: ({ id, slug, title }) => ({
    label: title,
    href: `/blog/${encodeURIComponent(slug?.trim() || id)}`,
  }),
  albums: ({ id, title }) => ({
    label: `Project “${title}”`,
    href: `/admin/projects/edit?album=${id}`,
  }),
};

/**
 * Reads every post and project with all columns, because any may name a picture.
 * @throws AdapterError
 */
export async function readUses(): Promise<readonly PlaceOfUse[]> {
  const client = await connectMedia();
  const uses = Object.entries(places).map(async ([table, placeOf]) => {
    const answer = await client.from(table).select('*').limit(1000);
    requireAnswer('Failed to load where pictures are used', answer);
    return (answer.data ?? []).map((row: Row) => ({ ...placeOf(row), text: JSON.stringify(row) }));
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
