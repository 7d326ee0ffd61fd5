import { reportProblem } from '../../../supabase/problems.ts';
import { calendarDay, longDate } from './date.ts';
import { type PostImage, readImages } from './images.ts';
import { type FullRow, type ListRow, postTable, type RelatedRow } from './row.ts';
import { isSlug } from './slug.ts';

/** What a card shows. */
export interface PostSummary {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Empty when the post has none. */
  readonly category: string;
  readonly author: string;
  /** Calendar day, `2023-05-28`; null when the row carries neither date nor created_at. */
  readonly date: string | null;
  /** 'May 28, 2023', or empty. */
  readonly displayDate: string;
  readonly image: string | null;
}

export interface ListedPost extends PostSummary {
  /** As the row holds it: text, HTML, a list, an object, nothing. */
  readonly content: unknown;
}

export interface Post extends ListedPost {
  readonly images: readonly PostImage[];
}

const DEFAULT_AUTHOR = 'Custom Designs';
const DEFAULT_TITLE = 'Untitled article';

/**
 * Characters that are shown. What is longer is no title, excerpt or name; laid out as one word it
 * would keep a browser busy for seconds.
 */
const LIMITS = { title: 300, excerpt: 1000, name: 80 };
/** Of the excerpt, where it stands for a title. */
const TITLE_FROM_EXCERPT = 60;

/** Trimmed, and cut after a whole word where it is too long. */
function shortened(text: string | null | undefined, limit: number): string {
  const whole = text?.trim() ?? '';
  if (whole.length <= limit) return whole;
  const start = whole.slice(0, limit).toWellFormed();
  return `${start.replace(/\s+\S*$/, '').replace(/[\s.,;:]+$/, '')}…`;
}

/** The last part of a post's address. */
function slugOf({ id, slug, title }: RelatedRow): string {
  if (!slug?.trim()) return id;
  if (isSlug(slug)) return slug;
  reportProblem(
    'malformed',
    `${postTable}: the slug ${JSON.stringify(slug)} of "${title}" cannot be an address on every host, so the address of this post ends with its id, ${id}. Give it a slug of letters, digits and hyphens.`,
  );
  return id;
}

/** Applies the table's defaults (docs/behavior.md#posts-table). Blank text counts as missing. */
export function toSummary(row: RelatedRow): PostSummary {
  const date = calendarDay(row.date) ?? calendarDay(row.created_at);
  return {
    id: row.id,
    slug: slugOf(row),
    title:
      shortened(row.title, LIMITS.title) ||
      shortened(row.excerpt, TITLE_FROM_EXCERPT) ||
      DEFAULT_TITLE,
    excerpt: shortened(row.excerpt, LIMITS.excerpt),
    category: shortened(row.category, LIMITS.name),
    author: shortened(row.author, LIMITS.name) || DEFAULT_AUTHOR,
    date,
    displayDate: date ? longDate(date) : '',
    image: row.image?.trim() || null,
  };
}

export const toListed = (row: ListRow): ListedPost => ({
  ...toSummary(row),
  content: row.content,
});

export function toPost(row: FullRow): Post {
  const listed = toListed(row);
  const images = readImages(row.images);
  return { ...listed, images, image: listed.image ?? images[0]?.url ?? null };
}

/**
 * Newest first by the day that is shown, dateless last; equal days keep their order. The table can
 * only sort by its own columns, where a post dated by created_at alone would come last.
 */
export function newestFirst<Dated extends Pick<PostSummary, 'date'>>(
  posts: readonly Dated[],
): Dated[] {
  return posts.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
}
