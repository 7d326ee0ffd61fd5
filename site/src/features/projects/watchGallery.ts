import { QueryObserver } from '@tanstack/react-query';
import { queryClient } from '../../supabase/queryClient.ts';
import { keepingError, type Watching } from '../useWatched.ts';
import { type ProjectPhoto, projectQueries } from './adapter/index.ts';
import { type GalleryResult, type GalleryView, viewOf } from './galleryView.ts';

/**
 * Refreshes the gallery and tells every change; asks anew by itself when the connection is back.
 * Loaded when the gallery comes near, as `watchPosts` is.
 */
export function watchGallery(
  initialPhotos: readonly ProjectPhoto[],
  tell: (view: GalleryView) => void,
): Watching {
  const observer = new QueryObserver(queryClient, {
    ...projectQueries.gallery(),
    // Rows of the build are shown as they are, and asked for anew at once.
    ...(initialPhotos.length > 0 && { initialData: [...initialPhotos], initialDataUpdatedAt: 0 }),
  });
  const show = keepingError(tell);
  const hear = (result: GalleryResult) => show(viewOf(result, initialPhotos, navigator.onLine));
  const again = () => void observer.refetch();
  const reconnect = () => {
    if (observer.getCurrentResult().isError) again();
  };
  const unsubscribe = observer.subscribe(hear);
  addEventListener('online', reconnect);
  hear(observer.getCurrentResult());
  return {
    again,
    stop: () => {
      removeEventListener('online', reconnect);
      unsubscribe();
    },
  };
}
