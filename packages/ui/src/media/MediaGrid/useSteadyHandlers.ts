import { useLayoutEffect, useMemo, useRef } from 'react';
import type { MediaCardHandlers } from '../MediaCard/index.ts';

/** The same functions for as long as the same actions are there, so that cards need not draw again. */
export function useSteadyHandlers({
  onEdit,
  onDelete,
  onCopyUrl,
  onToggleFeatured,
}: MediaCardHandlers): MediaCardHandlers {
  const latest = useRef<MediaCardHandlers>({});
  useLayoutEffect(() => {
    latest.current = { onEdit, onDelete, onCopyUrl, onToggleFeatured };
  });
  const [canEdit, canDelete] = [Boolean(onEdit), Boolean(onDelete)];
  const [canCopy, canFeature] = [Boolean(onCopyUrl), Boolean(onToggleFeatured)];
  return useMemo(
    (): MediaCardHandlers => ({
      ...(canEdit && { onEdit: (image) => latest.current.onEdit?.(image) }),
      ...(canDelete && { onDelete: (image) => latest.current.onDelete?.(image) }),
      ...(canCopy && { onCopyUrl: (image) => latest.current.onCopyUrl?.(image) }),
      ...(canFeature && { onToggleFeatured: (image) => latest.current.onToggleFeatured?.(image) }),
    }),
    [canEdit, canDelete, canCopy, canFeature],
  );
}
