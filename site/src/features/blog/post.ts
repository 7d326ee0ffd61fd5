import type { PostSummary } from '@custom-designs/ui/blog';
import { deriveCategory, imageAddress, readImages } from '@custom-designs/ui/blog/content';
import * as z from 'zod/mini';
import { company } from '../../content/company.ts';
import { calendarDay, longDate } from './date.ts';

export const postTable = 'custom_design_blogs';

const maybeText = z.nullish(z.string());
const filledText = z.string().check(z.refine((value) => value.trim() !== '', 'is blank'));

/** A row of the table (docs/behavior/data.md#posts-table). Without an id it cannot be linked. */
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
  // Any shape. The page shows the parts that it can read.
  content: z.optional(z.unknown()),
  images: z.optional(z.unknown()),
});
export type PostRow = z.infer<typeof postRow>;

const columnsWithout = (...left: string[]) =>
  Object.keys(postRow.shape)
    .filter((column) => !left.includes(column))
    .join(',');

/** The columns of each call (docs/behavior/data.md#backend-calls). */
export const postColumns = {
  list: columnsWithout('images'),
  related: columnsWithout('content', 'images'),
};

export interface Post {
  readonly id: string;
  /** The last part of the address: the row's slug, or its id if the slug isn't a valid address. */
  readonly slug: string;
  readonly summary: PostSummary;
  /** Whether the category was derived because the row's is blank. */
  readonly isCategoryDerived: boolean;
  /** As stored: text, HTML, a list, an object, or nothing. */
  readonly content: unknown;
  readonly images: unknown;
}

const DEFAULT_TITLE = 'Untitled article';

/**
 * Maximum lengths in characters. Longer text isn't a real title, excerpt, or name, and as one long
 * word it would keep a browser busy for seconds.
 */
const LIMITS = { title: 300, excerpt: 1000, name: 80 };
/** The length of an excerpt that replaces a missing title. */
const TITLE_FROM_EXCERPT = 60;

/** Trims the text and cuts it after a whole word if it's too long. */
function shortened(text: string | null | undefined, limit: number): string {
  const whole = text?.trim() ?? '';
  if (whole.length <= limit) return whole;
  const start = whole.slice(0, limit).toWellFormed();
  return `${start.replace(/\s+\S*$/, '').replace(/[\s.,;:]+$/, '')}…`;
}

/** The limit of file systems for a name, minus the build's extensions (`.data.br`). */
const MOST_BYTES = 240;

/** Characters with a meaning in addresses, or that some file systems refuse in names. */
const FORBIDDEN = /[\p{Cc}\p{Cs}/\\?#%<>:"|*]/u;

/** Hidden files, reserved names, and names that start or end with white space or a dot. */
const RESERVED = /^[.\s]|^[~_]$|\.(?:data|html|br|gz)$|[.\s]$/i;

/**
 * Whether a slug works as the last part of an address and as a file name on every host and disk.
 * The id of a post without a slug always does.
 */
const isSlug = (text: string): boolean =>
  text !== '' &&
  !FORBIDDEN.test(text) &&
  !RESERVED.test(text) &&
  new TextEncoder().encode(text).length <= MOST_BYTES;

/**
 * The post's picture, or else the first of its images. It's decorative, because the title describes
 * it.
 */
function pictureOf({ image, images }: PostRow): PostSummary['image'] {
  const src = image?.trim() ? imageAddress(image) : readImages(images)[0]?.url;
  return src ? { src, alt: '' } : undefined;
}

/** Applies the table's defaults (docs/behavior/data.md#posts-table). Blank text counts as missing. */
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
 * Sorts newest first by the displayed day, with undated posts last. Equal days keep their order.
 * The table can only sort by its own columns, which would put a post dated by created_at last.
 */
export const newestFirst = (posts: readonly Post[]): Post[] =>
  posts.toSorted((a, b) => b.summary.dateTime.localeCompare(a.summary.dateTime));
