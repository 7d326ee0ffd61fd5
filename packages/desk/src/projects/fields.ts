import {
  type AlbumEntry,
  type AlbumRow,
  entries,
  shownEntries,
} from '@custom-designs/supabase/albums';
import * as z from 'zod/mini';
import { merge as mergeFields } from '../record/merge.ts';

/** What an editor changes. A blank text is missing. */
export interface AlbumFields {
  readonly title: string;
  readonly city: string;
  readonly service: string;
  readonly sentence: string;
  /** The id of the cover. Without one, the first picture is the cover. */
  readonly coverId: string;
  readonly pictures: readonly AlbumEntry[];
  readonly isPublished: boolean;
}

export type FieldName = keyof AlbumFields;

export const emptyAlbum: AlbumFields = {
  ...{ title: '', city: '', service: '', sentence: '' },
  ...{ coverId: '', pictures: [], isPublished: false },
};

const fieldNames = Object.keys(emptyAlbum) as readonly FieldName[];

export const fieldsOf = (row: AlbumRow): AlbumFields => ({
  title: row.title,
  city: row.city,
  service: row.service,
  sentence: row.sentence,
  coverId: row.cover_id,
  pictures: row.pictures,
  isPublished: row.is_published,
});

const orNull = (text: string) => text.trim() || null;

export const columnsOf = (fields: AlbumFields) => ({
  title: fields.title.trim(),
  city: orNull(fields.city),
  service: orNull(fields.service),
  sentence: orNull(fields.sentence),
  cover_id: fields.coverId || null,
  pictures: [...fields.pictures],
  is_published: fields.isPublished,
});

/** Whether a save would store the same. */
const isSameField = (one: AlbumFields, other: AlbumFields, name: FieldName) => {
  const text = (value: unknown) => JSON.stringify(typeof value === 'string' ? value.trim() : value);
  return text(one[name]) === text(other[name]);
};
export const isSame = (one: AlbumFields, other: AlbumFields) =>
  fieldNames.every((name) => isSameField(one, other, name));

export const merge = (versions: Readonly<Record<'before' | 'theirs' | 'mine', AlbumFields>>) =>
  mergeFields(fieldNames, isSameField, versions);

const text = z.string();
const writtenFields = z.object({
  ...{ title: text, city: text, service: text, sentence: text, coverId: text },
  pictures: entries,
  isPublished: z.boolean(),
});

/** Unsaved fields in this browser, with the version that they're based on. */
const unsaved = z.object({
  id: text,
  updatedAt: text,
  before: writtenFields,
  fields: writtenFields,
});
export type Unsaved = z.output<typeof unsaved>;

/** Reads unsaved fields. Null if there are none. */
export function readUnsaved(written: string): Unsaved | null {
  try {
    return unsaved.parse(JSON.parse(written));
  } catch {
    return null;
  }
}

/** The pictures that may show the same place before: those that are in no other pair. */
export const beforeChoices = (pictures: readonly AlbumEntry[], id: string) =>
  pictures.filter(
    (each) =>
      each.id !== id &&
      !each.before &&
      !pictures.some(({ id: other, before }) => other !== id && before === each.id),
  );

/** Sets a picture's entry. */
export const withEntry = (
  pictures: readonly AlbumEntry[],
  id: string,
  changes: Partial<AlbumEntry>,
) => pictures.map((each) => (each.id === id ? { ...each, ...changes } : each));

/** Without a picture, and without pairs that named it. */
export const withoutEntry = (pictures: readonly AlbumEntry[], id: string): readonly AlbumEntry[] =>
  pictures.flatMap(({ before, ...each }) => {
    if (each.id === id) return [];
    return before && before !== id ? { ...each, before } : each;
  });

/** The id of the picture that the page shows large. */
export const coverOf = ({ coverId, pictures }: AlbumFields, isVisible: (id: string) => boolean) =>
  shownEntries({ cover_id: coverId, pictures }, isVisible)[0]?.id;
