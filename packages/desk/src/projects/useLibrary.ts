import { nameOfImage } from '@custom-designs/ui/media';
import { useQuery } from '@tanstack/react-query';
import { imagesQuery, trashQuery } from '../pictures/adapter/index.ts';
import type { StoredImage } from '../pictures/image.ts';

const byId = (images: readonly StoredImage[]): ReadonlyMap<string, StoredImage> =>
  new Map(images.map((image) => [image.id, image]));

/** The pictures that a project names by id. The trash still has the names of deleted ones. */
export function useLibrary() {
  const { data: images, error } = useQuery(imagesQuery());
  const { data: trashed, isPending } = useQuery(trashQuery());
  const known = images ? byId(images) : null;
  const deleted = trashed ? byId(trashed) : null;
  return {
    /** Null until they're known. */
    known,
    error,
    nameOf: (id: string): string => {
      const image = known?.get(id) ?? deleted?.get(id);
      if (image) return nameOfImage(image);
      return known && deleted ? 'Deleted picture' : 'Picture';
    },
    /** Says why a picture isn't shown. Undefined for one in the library. */
    absenceOf: (id: string): string | undefined => {
      if (known?.has(id)) return undefined;
      if (!known || isPending) return 'Loading…';
      return deleted?.has(id) ? 'In the trash' : 'Not in the library';
    },
  };
}

export type Library = ReturnType<typeof useLibrary>;
