import * as z from 'zod/mini';

/*
 * The visitors' model of the table `albums` (docs/behavior/data.md#albums-table). Editors change the
 * fields of desk/record.ts.
 */

export const albumTable = 'albums';

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value?.trim() ?? ''),
);

const percent = z.catch(z.number().check(z.minimum(0), z.maximum(100)), 50);

/** A picture of an album. */
const entry = z.object({
  /** An image's id. The image may be gone. */
  id: z.string(),
  /** The focal point, in percent. */
  x: percent,
  y: percent,
  /** The id of the picture that shows the same place before. */
  before: z.catch(z.optional(z.string()), undefined),
});
export type AlbumEntry = Readonly<z.output<typeof entry>>;

/** Leaves out what is no picture, and repeated ones. */
const entries = z.pipe(
  z.array(z.unknown()),
  z.transform((list): readonly AlbumEntry[] => {
    const read = list.flatMap((each) => {
      const { success, data } = z.safeParse(entry, each);
      return success ? [data] : [];
    });
    return [...new Map(read.map((each) => [each.id, each])).values()];
  }),
);

export const albumRow = z.object({
  id: z.string(),
  title: text,
  city: text,
  service: text,
  sentence: text,
  cover_id: text,
  pictures: entries,
});
export type AlbumRow = z.output<typeof albumRow>;

export interface ShownEntry extends AlbumEntry {
  readonly pair?: AlbumEntry;
}

/**
 * The pictures in the order of the page: the cover, then the others. A picture that another one
 * shows as its place before has no place of its own. `isVisible` says which images can be seen.
 */
export function shownEntries(
  { cover_id, pictures }: Pick<AlbumRow, 'cover_id' | 'pictures'>,
  isVisible: (id: string) => boolean,
): readonly ShownEntry[] {
  const visible = new Map(
    pictures.flatMap((each) => (isVisible(each.id) ? [[each.id, each]] : [])),
  );
  const befores = new Set<string>();
  const pairs = [...visible.values()].map((each): ShownEntry => {
    const pair = each.before === each.id ? undefined : visible.get(each.before ?? '');
    if (!pair || befores.has(each.id) || befores.has(pair.id)) return each;
    befores.add(pair.id);
    return { ...each, pair };
  });
  const shown = pairs.filter(({ id }) => !befores.has(id));
  return shown.toSorted(
    (one, other) => Number(other.id === cover_id) - Number(one.id === cover_id),
  );
}
