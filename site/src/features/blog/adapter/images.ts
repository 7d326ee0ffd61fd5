import * as z from 'zod/mini';

/** One picture of a post, in the order the post gives. */
export interface PostImage {
  readonly url: string;
  readonly caption: string | null;
}

const entry = z.object({
  url: z.string(),
  caption: z.catch(z.nullish(z.string()), null),
  sequence: z.catch(z.nullish(z.number()), null),
});

function readEntry(value: unknown): (PostImage & { sequence: number })[] {
  const result = z.safeParse(entry, typeof value === 'string' ? { url: value } : value);
  if (!result.success || !result.data.url.trim()) return [];
  const { url, caption, sequence } = result.data;
  return [{ url: url.trim(), caption: caption?.trim() || null, sequence: sequence ?? Infinity }];
}

/**
 * The column `images`: a list of addresses, or of objects with url, caption and sequence
 * (docs/behavior.md#content-shapes). Other entries are left out. Unnumbered ones come last, in their order.
 */
export function readImages(column: unknown): readonly PostImage[] {
  if (!Array.isArray(column)) return [];
  return column
    .flatMap(readEntry)
    .sort((a, b) => (a.sequence === b.sequence ? 0 : a.sequence - b.sequence))
    .map(({ url, caption }) => ({ url, caption }));
}
