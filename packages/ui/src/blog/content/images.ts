import { imageAddress } from './address.ts';
import { type ArticleImage, plainText, words } from './article.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns text on one line, or nothing. */
const line = (value: unknown) => {
  const text = typeof value === 'string' ? words(value.replace(/\s+/g, ' ')) : undefined;
  return text === undefined ? undefined : plainText(text);
};

/** Reads a picture with a usable address, from a string or an object. */
export function readImage(value: unknown): ArticleImage | undefined {
  const entry = isRecord(value) ? value : { url: value };
  const source = isRecord(entry.file) ? entry.file : entry;
  const url = imageAddress(source.url ?? source.src ?? source.image ?? source.href);
  if (!url) return undefined;
  const caption = line(entry.caption ?? entry.title);
  const alt = typeof entry.alt === 'string' ? { alt: line(entry.alt) ?? '' } : {};
  return { url, ...(caption ? { caption } : {}), ...alt };
}

const sequenceOf = (value: unknown) => {
  const sequence = isRecord(value) ? Number(value.sequence ?? Number.NaN) : Number.NaN;
  return Number.isNaN(sequence) ? Number.POSITIVE_INFINITY : sequence;
};

/** Keeps the first picture of each address. */
export function distinct(images: readonly ArticleImage[]): ArticleImage[] {
  const seen = new Set<string>();
  return images.filter(({ url }) => !seen.has(url) && seen.add(url));
}

function listOf(column: unknown): readonly unknown[] {
  if (Array.isArray(column)) return column;
  if (typeof column === 'string' && /^\s*\[/.test(column)) {
    try {
      return listOf(JSON.parse(column));
    } catch {
      return [];
    }
  }
  return column === null || column === undefined ? [] : [column];
}

/**
 * Reads the column `images` (docs/behavior/blog.md#content-shapes): addresses, or objects with url,
 * caption, and sequence. Entries without a usable address are dropped. Unnumbered ones keep their
 * order at the end.
 */
export function readImages(column: unknown): ArticleImage[] {
  const numbered = listOf(column).map((value) => ({
    image: readImage(value),
    sequence: sequenceOf(value),
  }));
  const sorted = numbered.sort((a, b) => (a.sequence === b.sequence ? 0 : a.sequence - b.sequence));
  return distinct(sorted.flatMap(({ image }) => (image ? [image] : [])));
}
