import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { mediaQueries, type StoredImage } from './adapter/index.ts';
import { queryClient } from '../../supabase/queryClient.ts';
import { listFailure } from './failureWords.ts';
import { readImagesAgain } from './imageCache.ts';
import { PendingChanges, withChanges } from './PendingChanges.ts';

export interface Gallery {
  /** All of them, as they will be once everything that is under way has gone well. */
  readonly images: readonly StoredImage[];
  readonly status: 'ready' | 'loading' | 'failed';
  readonly error: string;
  readonly pending: PendingChanges;
  readonly retry: () => void;
}

const none: readonly StoredImage[] = [];

/** All images of the backend, kept over visits of the page and read anew when they are a minute old. */
export function useGallery(): Gallery {
  const [pending] = useState(() => new PendingChanges());
  const changes = useSyncExternalStore(pending.subscribe, pending.getAll, pending.getAll);
  const { data = none, status, error, isFetching } = useQuery(mediaQueries.images(), queryClient);
  const images = useMemo(() => withChanges(data, changes), [data, changes]);
  const isWaiting = status === 'pending' || (status === 'error' && isFetching);
  return {
    images,
    status: isWaiting ? 'loading' : status === 'error' ? 'failed' : 'ready',
    error: listFailure(error),
    pending,
    retry: () => void readImagesAgain(),
  };
}
