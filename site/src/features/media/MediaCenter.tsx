import {
  AccountStatus,
  batchProgress,
  MediaCenterFrame,
  SignInDialog,
} from '@custom-designs/ui/media';
import { GalleryPanel } from './GalleryPanel.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { UploadPanel } from './UploadPanel.tsx';
import { useCleanUp } from './useCleanUp.ts';
import { useFilters } from './useFilters.ts';
import { useGallery } from './useGallery.ts';
import { useGalleryWork } from './useGalleryWork.ts';
import { useManager } from '../auth/useManager.ts';
import { useUploads } from './useUploads.ts';

/** The Media Center over the backend (docs/behavior.md#media-center, docs/media-center.md). */
export function MediaCenter() {
  const address = useFilters();
  const manager = useManager();
  const { gate, signedIn } = manager;
  const gallery = useGallery();
  const isUploadTab = address.tab === 'upload';
  const cleanUp = useCleanUp(gate, isUploadTab && signedIn?.isManager === true);
  const onLeftBehind = cleanUp.noteLeftBehind;
  const work = useGalleryWork({ gallery, filters: address.filters, gate, onLeftBehind });
  const uploads = useUploads({ gate, images: gallery.images, onLeftBehind });
  const isKnown = gallery.status === 'ready';
  return (
    <>
      <MediaCenterFrame
        tab={address.tab}
        onTabChange={address.setTab}
        galleryCount={isKnown ? work.shown.length : null}
        uploadProgress={uploads.isUploading ? batchProgress(uploads.state) : null}
        account={
          <AccountStatus
            email={signedIn?.email ?? null}
            isManager={signedIn?.isManager ?? true}
            isLoading={signedIn === undefined}
            isPending={manager.isPending}
            onSignIn={manager.ask}
            onSignOut={() => void manager.signOut()}
          />
        }
        gallery={<GalleryPanel gallery={gallery} work={work} address={address} />}
        upload={
          <UploadPanel
            isOpen={isUploadTab}
            uploads={uploads}
            cleanUp={cleanUp}
            suggestions={work.suggestions}
          />
        }
      />
      <LeaveQuestion isUploading={uploads.isUploading} />
      <SignInDialog
        key={manager.reason}
        isOpen={manager.reason !== null}
        reason={manager.reason ?? 'write'}
        email={manager.lastEmail}
        isPending={manager.isPending}
        problem={manager.problem}
        onSignIn={(credentials) => void manager.signIn(credentials)}
        onClose={gate.dismiss}
      />
    </>
  );
}
