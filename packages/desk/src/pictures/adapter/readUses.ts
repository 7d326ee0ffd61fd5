import { requireAnswer } from '@custom-designs/supabase/errors';
import { GALLERY_CATEGORY } from '@custom-designs/supabase/images';
import { pathFromUrl } from '@custom-designs/supabase/storedFiles';
import { connectMedia } from '../../auth/managerClient.ts';
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
 * Reads every post and project with all columns, because any may name a picture.
 * @throws AdapterError
 */
export async function readUses(): Promise<readonly PlaceOfUse[]> {
  const client = await connectMedia();
  const [posts, projects] = await Promise.all([
    client.from('custom_design_blogs').select('*').limit(1000),
    client.from('albums').select('*').limit(1000),
  ]);
  for (const answer of [posts, projects]) {
    requireAnswer('Failed to load where pictures are used', answer);
  }
  return [
    ...(posts.data ?? []).map((row) => ({
      label: row.title,
      href: `/blog/${encodeURIComponent(row.slug?.trim() || row.id)}`,
      text: JSON.stringify(row),
    })),
    ...(projects.data ?? []).map((row) => ({
      label: `Project “${row.title}”`,
      // It may be a draft, so it's opened for editing.
      href: `/admin/projects/edit?album=${row.id}`,
      text: JSON.stringify(row),
    })),
  ];
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
