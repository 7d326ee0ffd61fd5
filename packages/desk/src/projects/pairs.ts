import { type AlbumEntry, shownEntries } from '@custom-designs/supabase/albums';
import type { ProjectFields } from './record.ts';

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
export const coverOf = (
  { coverId, pictures }: Pick<ProjectFields, 'coverId' | 'pictures'>,
  isVisible: (id: string) => boolean,
) => shownEntries({ cover_id: coverId, pictures }, isVisible)[0]?.id;
