import { acceptedFiles } from '@custom-designs/supabase/pictures/formats';
import { Button } from '@custom-designs/ui/components/Button';
import { Dialog } from '@custom-designs/ui/components/Dialog';
import { Stack } from '@custom-designs/ui/layout';
import { MediaUploader } from '@custom-designs/ui/media';
import { Anchor, Text } from '@custom-designs/ui/text';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import type { Manager } from '../useManager.ts';
import { imageFields, UNTITLED_HREF, uploadDefaultFields } from './image.ts';
import {
  batchProgress,
  countShown,
  titleFromFileName,
  typedDetails,
} from './upload/uploadReducer.ts';
import type { Uploads } from './upload/useUploads.ts';
import { useCleanUp } from './useCleanUp.ts';

/** Asks before the tab closes. Browsers show their own text. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}

type LeaveQuestionProps = Pick<Uploads, 'isUploading' | 'unsavedCount'>;

/** Asks before a link or a closed tab ends an upload, or loses files that wait for one. */
export function LeaveQuestion({ isUploading, unsavedCount }: LeaveQuestionProps) {
  const isWaiting = !isUploading && unsavedCount > 0;
  const isNeeded = isUploading || isWaiting;
  useLeaveWarning(isNeeded);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isNeeded && currentLocation.pathname !== nextLocation.pathname,
  );
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      role="alertdialog"
      title={isWaiting ? 'Leave without uploading?' : 'Leave while images are uploading?'}
      onClose={stay}
      actions={
        <>
          <Button variant="ghost" onPress={() => blocker.proceed?.()}>
            {isWaiting ? 'Discard and leave' : 'Stop and leave'}
          </Button>
          <Button onPress={stay}>{isWaiting ? 'Stay' : 'Keep uploading'}</Button>
        </>
      }
    >
      <Text>
        {isWaiting
          ? 'The images in the list aren’t uploaded yet. You’ll have to select them and type their details again.'
          : 'Uploaded images are kept. You’ll have to select the others again.'}
      </Text>
    </Dialog>
  );
}

/** Says how many photos visitors will see without a further step. */
function warnOf(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1
    ? '1 photo will be on the projects page as soon as it’s uploaded. If it isn’t ready for visitors, choose another category.'
    : `${count} photos will be on the projects page as soon as they’re uploaded. If they aren’t ready for visitors, choose another category.`;
}

export interface UploadPanelProps {
  isOpen: boolean;
  uploads: Uploads;
  manager: Manager;
  suggestions: readonly string[];
  /** How many pictures of the library have no title. */
  untitledCount: number;
}

/** The upload queue, and below it the leftover files. Rendered once the tab is opened. */
export function UploadPanel({
  isOpen,
  uploads,
  manager,
  suggestions,
  untitledCount,
}: UploadPanelProps) {
  const cleanUp = useCleanUp(manager.gate, isOpen && manager.signedIn?.isEditor === true);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!isOpen && !wasOpen) return null;
  const { state } = uploads;
  return (
    <Stack gap="md">
      {state.items.length === 0 && untitledCount > 0 && (
        <Text>
          {untitledCount === 1
            ? '1 picture has no title.'
            : `${untitledCount} pictures have no title.`}{' '}
          <Anchor href={UNTITLED_HREF}>{untitledCount === 1 ? 'Name it' : 'Name them'}</Anchor>
        </Text>
      )}
      <MediaUploader
        queue={state}
        actions={uploads.actions}
        isBusy={uploads.isUploading}
        progress={state.batch.length > 0 ? batchProgress(state) : null}
        defaultFields={uploadDefaultFields}
        accepted={acceptedFiles}
        fields={imageFields}
        detailsOf={(item) => ({
          values: { ...typedDetails(item, state.defaults) },
          placeholders: { title: titleFromFileName(item.file.name) },
        })}
        warning={uploads.isUploading ? undefined : warnOf(countShown(state))}
        onSignIn={uploads.signIn}
        {...cleanUp}
        suggestions={suggestions}
      />
    </Stack>
  );
}
