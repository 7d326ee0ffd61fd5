import { ProjectGallery as ProjectGallerySection } from '@custom-designs/ui/sections/ProjectGallery';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Projects } from '../../content/schema/pages.ts';
import { useNearView } from '../../layout/useNearView.ts';
import type { ResponsiveSources } from '../../pictures/copies.server.ts';
import type { ProjectPhoto } from './adapter.ts';
import type { LargerView } from './useLargerView.tsx';

export interface ProjectGalleryProps {
  content: Projects['gallery'];
  /** The photos at build time, which are in the HTML. */
  initialPhotos: readonly ProjectPhoto[];
  /** Copies of pictures from the build. */
  responsiveSources?: ResponsiveSources;
  /** Pictures that are shown elsewhere on the page. */
  hiddenIds?: ReadonlySet<string>;
  /** Opens the pictures in a larger view. */
  onOpen?: (view: LargerView) => void;
}

const photosQuery = queryOptions({
  queryKey: ['projects', 'photos'],
  queryFn: async ({ signal }) => (await import('./adapter.ts')).listPhotos(signal),
});

/** The gallery of the projects page. An empty list is a valid response. */
export function ProjectGallery({
  content,
  initialPhotos,
  responsiveSources,
  hiddenIds,
  onOpen,
}: ProjectGalleryProps) {
  const place = useRef<HTMLDivElement>(null);
  const {
    data: all,
    error,
    isError,
    isFetched,
    isFetching,
    refetch,
  } = useQuery({
    ...photosQuery,
    enabled: useNearView(place),
    initialData: initialPhotos,
    initialDataUpdatedAt: 0,
  });
  useEffect(() => {
    if (!isError) return;
    // The query client only notices connections that are lost after it has started.
    const reconnect = () => void refetch();
    addEventListener('online', reconnect);
    return () => removeEventListener('online', reconnect);
  }, [isError, refetch]);
  const photos = hiddenIds ? all.filter(({ id }) => !hiddenIds.has(id)) : all;
  const items = photos.map(({ image, isFeatured, isRendering, ...photo }) => ({
    ...photo,
    note: (isRendering && content.rendering) || (isFeatured ? content.featured : undefined),
    image: {
      ...(responsiveSources?.[image.src] ?? image),
      alt: image.alt || content.unnamed,
    },
  }));
  const { empty, failed, offline } = content;
  const known = photos.length > 0 || isFetched ? 'loaded' : 'loading';
  return (
    // With photos in the HTML, refreshing can wait for the visitor's first interaction.
    <div ref={place} data-hydration={initialPhotos.length === 0 ? 'eager' : undefined}>
      <ProjectGallerySection
        status={isError ? 'error' : known}
        items={items}
        onOpen={onOpen && ((initialId) => onOpen({ title: content.heading, items, initialId }))}
        heading={content.heading}
        label={content.label}
        lead={
          photos.some(({ isRendering }) => isRendering)
            ? (content.leadWithRenderings ?? content.lead)
            : content.lead
        }
        empty={empty}
        failure={isError && !navigator.onLine ? offline : failed}
        labels={{
          loading: content.loading,
          more: content.more,
          outdated: content.outdated,
          tryAgain: failed.tryAgain,
        }}
        isTrying={isError && isFetching}
        // A browser remembers a failed import, which throws a TypeError, so only a reload can retry
        // it.
        onTryAgain={() => (error instanceof TypeError ? location.reload() : void refetch())}
      />
    </div>
  );
}
