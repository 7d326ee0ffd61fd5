import * as z from 'zod/mini';
import { AdapterError } from '../AdapterError.ts';
import { reportProblem } from '../problems.ts';

export const postTable = 'custom_design_blogs';

const maybeText = z.nullish(z.string());
const filledText = z.string().check(z.refine((value) => value.trim() !== '', 'is blank'));

/** The columns every call reads; a post without a title or an id cannot be shown or linked. */
export const relatedRow = z.object({
  id: filledText,
  title: filledText,
  date: maybeText,
  image: maybeText,
  category: maybeText,
  slug: maybeText,
  author: maybeText,
  excerpt: maybeText,
  created_at: maybeText,
});

const content = z.union([z.string(), z.array(z.unknown()), z.record(z.string(), z.unknown())]);

export const listRow = z.extend(relatedRow, { content });
export const fullRow = z.extend(listRow, { images: z.optional(z.unknown()) });

export type RelatedRow = z.infer<typeof relatedRow>;
export type ListRow = z.infer<typeof listRow>;
export type FullRow = z.infer<typeof fullRow>;
export type PostContent = z.infer<typeof content>;

const inWords = (error: z.core.$ZodError) =>
  error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');

const nameOf = (row: unknown) =>
  typeof row === 'object' && row !== null && 'id' in row ? `row ${String(row.id)}` : 'a row';

/**
 * Keeps the rows that follow the schema and reports the others: one bad row never empties a page.
 * @throws AdapterError `malformed` when the answer is no list at all.
 */
export function readRows<Schema extends z.ZodMiniType>(
  schema: Schema,
  data: unknown,
): z.infer<Schema>[] {
  if (!Array.isArray(data)) {
    throw new AdapterError('malformed', `${postTable} answered with something that is no list`);
  }
  return data.flatMap((row: unknown) => {
    const result = z.safeParse(schema, row);
    if (result.success) return [result.data];
    reportProblem(
      'malformed',
      `${postTable}: ${nameOf(row)} was skipped: ${inWords(result.error)}`,
      result.error,
    );
    return [];
  });
}
