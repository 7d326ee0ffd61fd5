import { ProjectGallery as ProjectGallerySection } from '@custom-designs/ui/sections/ProjectGallery';
import { useCallback, useRef } from 'react';
import type { Projects } from '../../content/standalone/schema.ts';
import { useNearView } from '../../layout/useNearView.ts';
import { toLink } from '../../routes/toLink.ts';
import type { PostPictures } from '../blog/pictures/postPictures.ts';
import { useWatched, type Watch } from '../useWatched.ts';
import type { ProjectPhoto } from './adapter/index.ts';
import { failedView, type GalleryView, openingView, toTile } from './galleryView.ts';

export interface ProjectGalleryProps {
  words: Projects['gallery'];
  /** The rows known when the page was built; they are in its HTML. */
  initialPhotos: readonly ProjectPhoto[];
  /** What the build made copies of. */
  copies?: PostPictures;
}

const unheard = (view: GalleryView) => failedView(view, navigator.onLine);

/** The projects page's gallery over the backend. */
export function ProjectGallery({ words, initialPhotos, copies }: ProjectGalleryProps) {
  const place = useRef<HTMLDivElement>(null);
  const watch = useCallback<Watch<GalleryView>>(
    async (tell) => (await import('./watchGallery.ts')).watchGallery(initialPhotos, tell),
    [initialPhotos],
  );
  const [{ status, photos, reason, isTrying = false }, again] = useWatched(
    watch,
    useNearView(place),
    () => openingView(initialPhotos),
    unheard,
  );
  const { empty, failed, offline } = words;
  return (
    // With rows at hand nothing hurries: the first sign of a person is early enough to refresh them.
    <div ref={place} {...(initialPhotos.length === 0 && { 'data-hydrate-near': '' })}>
      <ProjectGallerySection
        status={status}
        items={photos.map((photo) => toTile(photo, words, copies))}
        heading={words.heading}
        label={words.label}
        lead={words.lead}
        empty={{ ...empty, action: toLink(empty.action) }}
        failure={reason === 'offline' ? offline : failed}
        keptMessage={words.kept}
        loadingLabel={words.loading}
        moreLabel={words.more}
        tryAgainLabel={failed.tryAgain}
        isTrying={isTrying}
        onTryAgain={again}
      />
    </div>
  );
}
