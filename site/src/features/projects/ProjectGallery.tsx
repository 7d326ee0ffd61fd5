import { ProjectGallery as ProjectGallerySection } from '@custom-designs/ui/sections/ProjectGallery';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Projects } from '../../content/schema/pages.ts';
import { useNearView } from '../../layout/useNearView.ts';
import type { ResponsiveSources } from '../../pictures/copies.server.ts';
import type { ProjectPhoto } from './adapter.ts';

export interface ProjectGalleryProps {
  content: Projects['gallery'];
  /** The photos known when the page was built; they are in its HTML. */
  initialPhotos: readonly ProjectPhoto[];
  /** What the build made copies of. */
  responsiveSources?: ResponsiveSources;
}

const photosQuery = queryOptions({
  queryKey: ['projects', 'photos'],
  queryFn: async ({ signal }) => (await import('./adapter.ts')).listPhotos(signal),
});

/** The projects page's gallery over the backend. No rows at all are an answer, not a failure. */
export function ProjectGallery({ content, initialPhotos, responsiveSources }: ProjectGalleryProps) {
  const place = useRef<HTMLDivElement>(null);
  const {
    data: photos,
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
    // The query client hears of connections that are lost after it has started, and of no others.
    const reconnect = () => void refetch();
    addEventListener('online', reconnect);
    return () => removeEventListener('online', reconnect);
  }, [isError, refetch]);
  const { empty, failed, offline } = content;
  const known = photos.length > 0 || isFetched ? 'loaded' : 'loading';
  return (
    // With rows at hand nothing hurries: the first sign of a person is early enough to refresh them.
    <div ref={place} data-hydration={initialPhotos.length === 0 ? 'eager' : undefined}>
      <ProjectGallerySection
        status={isError ? 'error' : known}
        items={photos.map(({ image, isFeatured, ...photo }) => ({
          ...photo,
          note: isFeatured ? content.featured : undefined,
          image: {
            ...(responsiveSources?.[image.src] ?? image),
            alt: image.alt || content.unnamed,
          },
        }))}
        heading={content.heading}
        label={content.label}
        lead={content.lead}
        empty={empty}
        failure={isError && !navigator.onLine ? offline : failed}
        labels={{
          loading: content.loading,
          more: content.more,
          outdated: content.kept,
          tryAgain: failed.tryAgain,
        }}
        isTrying={isError && isFetching}
        // A browser keeps in mind that code did not arrive, which is a TypeError: only a reload asks anew.
        onTryAgain={() => (error instanceof TypeError ? location.reload() : void refetch())}
      />
    </div>
  );
}
