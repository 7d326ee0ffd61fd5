import { MediaTrash } from '@custom-designs/ui/media';
import type { StoredImage } from './image.ts';
import type { Trash } from './useTrash.ts';

/** Deleted images, for managers. */
export function TrashPanel({ trash, isOpen }: { trash: Trash; isOpen: boolean }) {
  const { restore, destroy, ...props } = trash;
  const among = (ids: readonly string[]): readonly StoredImage[] =>
    trash.images.filter(({ id }) => ids.includes(id));
  if (!isOpen) return null;
  return (
    <MediaTrash
      {...props}
      onRestore={(images) => restore(among(images.map(({ id }) => id)))}
      onDestroy={(images) => destroy(among(images.map(({ id }) => id)))}
    />
  );
}
