import { requireAnswer } from '../../../supabase/errors.ts';
import { connectMedia } from '../../../supabase/managerClient.ts';
import { pathFromUrl } from '../../../supabase/storedFiles.ts';
import type { StoredImage } from '../image.ts';

/** A page that shows an image. */
export interface ImageUse {
  readonly label: string;
  readonly href: string;
}

/** A post as one text, to look for addresses in. */
export interface PostUse extends ImageUse {
  readonly text: string;
}

interface PostRow {
  readonly id: string;
  readonly slug: string | null;
  readonly title: string;
}

/** Reads every post with all its columns, because any may name a picture. @throws AdapterError */
export async function readPostUses(): Promise<readonly PostUse[]> {
  const client = await connectMedia();
  const answer = await client.from('custom_design_blogs').select('*').limit(1000);
  requireAnswer('Failed to load the posts', answer);
  return (answer.data ?? []).map((row: PostRow) => ({
    label: row.title,
    href: `/blog/${encodeURIComponent(row.slug?.trim() || row.id)}`,
    text: JSON.stringify(row),
  }));
}

/** The part of an address that all copies of a picture share, so that any of them is found. */
function commonPart(url: string): string {
  const path = pathFromUrl(url);
  if (path === null) return url;
  return path.startsWith('uploads/') ? path.slice(7).replace(/\.[^.]*$/, '') : path;
}

/** The posts and pages that show an image. */
export function usesOf(image: StoredImage, posts: readonly PostUse[]): readonly ImageUse[] {
  const part = commonPart(image.url);
  const isShownAmongProjects = image.category === 'project-gallery' && image.isPublished;
  return [
    ...(isShownAmongProjects ? [{ label: 'Projects page', href: '/projects' }] : []),
    ...posts.flatMap(({ text, label, href }) =>
      text.includes(part) || text.includes(image.id) ? { label, href } : [],
    ),
  ];
}
