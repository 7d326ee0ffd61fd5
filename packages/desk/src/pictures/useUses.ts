import type { ImageUse } from '@custom-designs/ui/media';
import { useQuery } from '@tanstack/react-query';
import { forManagers } from '../auth/index.ts';
import { readUses, usesOf } from './adapter/index.ts';
import type { StoredImage } from './image.ts';

/** The pages that show any of these images. Null until that is known. */
export function useUses(images: readonly StoredImage[]): readonly ImageUse[] | 'failed' | null {
  const { data, isError } = useQuery({
    queryKey: ['media', 'uses'],
    queryFn: readUses,
    enabled: images.length > 0,
    meta: forManagers,
  });
  if (!data) return isError ? 'failed' : null;
  const uses = images.flatMap((image) => usesOf(image, data));
  return [...new Map(uses.map((use) => [use.href, use])).values()];
}
