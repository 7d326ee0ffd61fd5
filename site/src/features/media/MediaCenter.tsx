import { AccountStatus, type AdminLink, SignInDialog } from '@custom-designs/ui/admin';
import { toast } from '@custom-designs/ui/components/Toast';
import { MediaCenterFrame } from '@custom-designs/ui/media';
import { useManager } from '../admin/index.ts';
import { reasonFor } from './failures.ts';
import { GalleryPanel } from './GalleryPanel.tsx';
import { LeaveQuestion, UploadPanel } from './UploadPanel.tsx';
import { batchProgress } from './upload/uploadReducer.ts';
import { useUploads } from './upload/useUploads.ts';
import { useCleanUp } from './useCleanUp.ts';
import { useFilters } from './useFilters.ts';
import { useGalleryActions } from './useGalleryActions.ts';
import { useImages } from './useImages.ts';

const tellSignOut = (error: unknown) =>
  toast({ title: 'Failed to sign out', description: reasonFor(error), variant: 'destructive' });

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
        account={
          <AccountStatus
            email={signedIn?.email ?? null}
            isManager={signedIn?.isManager ?? true}
            isLoading={signedIn === undefined}
            isPending={manager.isPending}
            onSignIn={manager.ask}
            onSignOut={() => void manager.signOut().catch(tellSignOut)}
          />
        }
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
