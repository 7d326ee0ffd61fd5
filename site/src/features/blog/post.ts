import type { PostSummary } from '@custom-designs/ui/blog';
import { deriveCategory, imageAddress, readImages } from '@custom-designs/ui/blog/content';
import * as z from 'zod/mini';
import { company } from '../../content/company.ts';
import { calendarDay, longDate } from './date.ts';

export const postTable = 'custom_design_blogs';

const maybeText = z.nullish(z.string());
const filledText = z.string().check(z.refine((value) => value.trim() !== '', 'is blank'));

/** A row of the table (docs/behavior.md#posts-table). Without an id it cannot be linked. */
export const postRow = z.object({
  id: filledText,
  title: z.string(),
  date: maybeText,
  excerpt: maybeText,
  image: maybeText,
  category: maybeText,
  slug: maybeText,
  author: maybeText,
  created_at: maybeText,
  // Of any shape: what can be read of them is shown.
  content: z.optional(z.unknown()),
  images: z.optional(z.unknown()),
});
export type PostRow = z.infer<typeof postRow>;

const columnsWithout = (...left: string[]) =>
  Object.keys(postRow.shape)
    .filter((column) => !left.includes(column))
    .join(',');

/** The columns that each call asks for (docs/behavior.md#backend-calls). */
export const postColumns = {
  list: columnsWithout('images'),
  related: columnsWithout('content', 'images'),
};

export interface Post {
  readonly id: string;
  /** The last part of its address: the row's slug, or its id where that cannot be an address. */
  readonly slug: string;
  /** What a card shows. */
  readonly summary: PostSummary;
  /** The row's category is blank, so this one was derived. */
  readonly isCategoryDerived: boolean;
  /** As the row holds it: text, HTML, a list, an object, nothing. */
  readonly content: unknown;
  readonly images: unknown;
}

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

/** What a file system grants to a name, less what the build puts behind it (`.data.br`). */
const MOST_BYTES = 240;

/** Characters that mean something in an address, or that no file name on every system may hold. */
const FORBIDDEN = /[\p{Cc}\p{Cs}/\\?#%<>:"|*]/u;

/** Hidden files, names that the build or a file system keeps for itself, and those with loose ends. */
const RESERVED = /^[.\s]|^[~_]$|\.(?:data|html|br|gz)$|[.\s]$/i;

/**
 * Whether a slug can be the last part of an address and the name of a file, on every host and disk.
 * The address of a post without one ends with its id. That is always such a name.
 */
const isSlug = (text: string): boolean =>
  text !== '' &&
  !FORBIDDEN.test(text) &&
  !RESERVED.test(text) &&
  new TextEncoder().encode(text).length <= MOST_BYTES;

/** The post's own picture, else the first of its images. Its title says what it shows, so it is silent. */
function pictureOf({ image, images }: PostRow): PostSummary['image'] {
  const src = image?.trim() ? imageAddress(image) : readImages(images)[0]?.url;
  return src ? { src, alt: '' } : undefined;
}

/** Applies the table's defaults (docs/behavior.md#posts-table). Blank text counts as missing. */
export function toPost(row: PostRow): Post {
  const { id, title, excerpt, content, images } = row;
  const slug = isSlug(row.slug ?? '') ? (row.slug ?? id) : id;
  const day = calendarDay(row.date) ?? calendarDay(row.created_at);
  const category = shortened(row.category, LIMITS.name);
  const summary: PostSummary = {
    href: `/blog/${encodeURIComponent(slug)}`,
    title:
      shortened(title, LIMITS.title) || shortened(excerpt, TITLE_FROM_EXCERPT) || DEFAULT_TITLE,
    excerpt: shortened(excerpt, LIMITS.excerpt),
    category: category || deriveCategory(row),
    date: day ? longDate(day) : '',
    dateTime: day ?? '',
    author: shortened(row.author, LIMITS.name) || company.name,
    image: pictureOf(row),
  };
  return { id, slug, summary, isCategoryDerived: !category, content, images };
}

/**
 * Newest first by the day that is shown, dateless last; equal days keep their order. The table can
 * only sort by its own columns, where a post dated by created_at alone would come last.
 */
export const newestFirst = (posts: readonly Post[]): Post[] =>
  posts.toSorted((a, b) => b.summary.dateTime.localeCompare(a.summary.dateTime));
