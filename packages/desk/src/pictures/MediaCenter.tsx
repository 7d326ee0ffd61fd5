import { MediaCenterTabs } from '@custom-designs/ui/media';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDesk } from '../Desk.tsx';
import { destroyExpired, trashQuery } from './adapter/index.ts';
import { GalleryPanel } from './GalleryPanel.tsx';
import { isUntitled } from './image.ts';
import { TrashPanel } from './TrashPanel.tsx';
import { LeaveQuestion, UploadPanel } from './UploadPanel.tsx';
import { batchProgress } from './upload/uploadReducer.ts';
import { useUploads } from './upload/useUploads.ts';
import { useFilters } from './useFilters.ts';
import { useGalleryActions } from './useGalleryActions.ts';
import { useImages } from './useImages.ts';

/** The Media Center over the backend (docs/behavior/media-center.md#media-center, docs/media-center.md). */
export function MediaCenter() {
  const address = useFilters();
  const { manager, setUnsavedImages } = useDesk();
  const { gate } = manager;
  const gallery = useImages();
  const isUploadTab = address.tab === 'upload';
  const { images } = gallery;
  const actions = useGalleryActions({ images, filters: address.filters, gate });
  const uploads = useUploads(manager, gallery);
  const isEditor = manager.signedIn?.isEditor === true;
  const trash = useQuery({ ...trashQuery(), enabled: isEditor });
  useEffect(() => {
    // Nobody waits for it. The next visit tries again.
    if (isEditor) destroyExpired().catch(() => undefined);
  }, [isEditor]);
  const isKnown = gallery.status === 'ready';
  const { unsavedCount } = uploads;
  useEffect(() => {
    setUnsavedImages(unsavedCount);
    return () => setUnsavedImages(0);
  }, [unsavedCount, setUnsavedImages]);
  return (
    <>
      <MediaCenterTabs
        tab={address.tab}
        onTabChange={address.setTab}
        galleryCount={isKnown ? actions.shown.length : null}
        uploadProgress={uploads.isUploading ? batchProgress(uploads.state) : null}
        trash={isEditor && <TrashPanel query={trash} isOpen={address.tab === 'trash'} />}
        trashCount={trash.data?.length}
        gallery={<GalleryPanel gallery={gallery} actions={actions} address={address} />}
        upload={
          <UploadPanel
            isOpen={isUploadTab}
            uploads={uploads}
            manager={manager}
            suggestions={actions.suggestions}
            untitledCount={images.filter(isUntitled).length}
          />
        }
      />
      <LeaveQuestion isUploading={uploads.isUploading} unsavedCount={unsavedCount} />
    </>
  );
}
