import type { AdminLink } from '@custom-designs/ui/admin';
import { MediaCenterFrame } from '@custom-designs/ui/media';
import { ManagerAccount, ManagerSignInDialog, useManager } from '../admin/index.ts';
import { GalleryPanel } from './GalleryPanel.tsx';
import { LeaveQuestion, UploadPanel } from './UploadPanel.tsx';
import { batchProgress } from './upload/uploadReducer.ts';
import { useUploads } from './upload/useUploads.ts';
import { useCleanUp } from './useCleanUp.ts';
import { useFilters } from './useFilters.ts';
import { useGalleryActions } from './useGalleryActions.ts';
import { useImages } from './useImages.ts';

/** The Media Center over the backend (docs/behavior.md#media-center, docs/media-center.md). */
export function MediaCenter({ links }: { links: readonly AdminLink[] }) {
  const address = useFilters();
  const manager = useManager();
  const { gate, signedIn } = manager;
  const gallery = useImages();
  const isUploadTab = address.tab === 'upload';
  const cleanUp = useCleanUp(gate, isUploadTab && signedIn?.isManager === true);
  const onLeftBehind = cleanUp.noteLeftBehind;
  const { images } = gallery;
  const actions = useGalleryActions({ images, filters: address.filters, gate, onLeftBehind });
  const uploads = useUploads(gate, onLeftBehind);
  const isKnown = gallery.status === 'ready';
  return (
    <>
      <MediaCenterFrame
        links={links}
        currentHref="/admin/media"
        tab={address.tab}
        onTabChange={address.setTab}
        galleryCount={isKnown ? actions.shown.length : null}
        uploadProgress={uploads.isUploading ? batchProgress(uploads.state) : null}
        account={<ManagerAccount manager={manager} />}
        gallery={<GalleryPanel gallery={gallery} actions={actions} address={address} />}
        upload={
          <UploadPanel
            isOpen={isUploadTab}
            uploads={uploads}
            cleanUp={cleanUp}
            suggestions={actions.suggestions}
          />
        }
      />
      <LeaveQuestion isUploading={uploads.isUploading} />
      <ManagerSignInDialog manager={manager} />
    </>
  );
}
