/** Pages of the site below /blog that aren't articles. */
const reserved = ['preview'];

/** A host's file names and search results cut longer ones. */
const LONGEST = 80;

/** The last part of an address from a title: lowercase letters, digits, and hyphens. */
export function slugFrom(title: string): string {
  const words = title
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  if (words.length <= LONGEST) return words;
  return words
    .slice(0, LONGEST + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, LONGEST);
}

/** Why the text can't be an address, or null. `current` is the address that readers use. */
export function slugProblem(slug: string, current = ''): string | null {
  if (slug === '' || slug === current) return null;
  if (reserved.includes(slug)) return `“${slug}” is a page of the site. Choose another address.`;
  if (slugFrom(slug) !== slug) return 'Use lowercase letters, digits, and hyphens.';
  return null;
}

interface Addressed {
  readonly id: string;
  readonly slug?: string | null;
}

/** The address of the article's page. Without one of its own, that's its id. */
export const articleHref = ({ id, slug }: Addressed): string =>
  `/blog/${encodeURIComponent(slug?.trim() || id)}`;

/** The address that readers use. It may stay as it is, even if an import made it. */
export const publicSlug = ({ status, slug }: { status: string; slug: string }): string =>
  status === 'published' ? slug : '';

/**
 * The slug after a change of the title. It follows the title until someone edits it, or the post is
 * published, because links to it would change.
 */
export function followTitle(before: { title: string; slug: string }, title: string): string {
  const isFollowing = before.slug === '' || before.slug === slugFrom(before.title);
  return isFollowing ? slugFrom(title) : before.slug;
}
