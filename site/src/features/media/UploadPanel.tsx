import { MediaUploader } from '@custom-designs/ui/media';
import { useState } from 'react';
import type { CleanUp } from './useCleanUp.ts';
import type { Uploads } from './useUploads.ts';

export interface UploadPanelProps {
  isOpen: boolean;
  uploads: Uploads;
  cleanUp: CleanUp;
  suggestions: readonly string[];
}

/** The upload queue, and below it what interrupted work left. Drawn once it is opened. */
export function UploadPanel({ isOpen, uploads, cleanUp, suggestions }: UploadPanelProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!isOpen && !wasOpen) return null;
  return (
    <MediaUploader
      queue={uploads.state}
      actions={uploads.actions}
      onSignIn={uploads.signIn}
      leftovers={cleanUp.leftovers}
      withoutCopy={cleanUp.withoutCopy}
      isCleaningUp={cleanUp.isCleaningUp}
      onCleanUp={cleanUp.cleanUp}
      suggestions={suggestions}
    />
  );
}
