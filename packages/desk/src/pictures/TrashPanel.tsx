import { TrashList } from '@custom-designs/ui/desk';
import { nameOfImage } from '@custom-designs/ui/media';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useDesk } from '../Desk.tsx';
import { reasonFor } from '../failures.ts';
import { useTrash } from '../record/useTrash.ts';
import { type DeletedImage, destroyImage } from './adapter/index.ts';
import { imageRestoring } from './imageDeletions.ts';

interface TrashPanelProps {
  query: UseQueryResult<readonly DeletedImage[]>;
  isOpen: boolean;
}

/** Deleted images, for managers. */
export function TrashPanel({ query, isOpen }: TrashPanelProps) {
  const { data = [], status, error, refetch } = query;
  const { gate } = useDesk().manager;
  const client = useQueryClient();
  const actions = useTrash({
    ...imageRestoring({ client, gate }),
    destroy: (id) => destroyImage({ id }),
  });
  if (!isOpen) return null;
  return (
    <TrashList
      {...actions}
      what="image"
      items={data.map((image) => ({
        id: image.id,
        title: nameOfImage(image),
        cover: image,
        deletedAt: image.deletedAt,
      }))}
      status={status === 'pending' ? 'loading' : status === 'error' ? 'failed' : 'ready'}
      error={reasonFor(error)}
      note="Visitors don’t see them in lists, but their addresses still work."
      lossNote="Pages that still show it will have a gap."
      onRetry={() => void refetch()}
    />
  );
}
