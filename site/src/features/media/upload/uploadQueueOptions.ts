import type { ImageDraft } from '../image.ts';
import type { AcceptedPicture, PictureVerdict } from './inspect.ts';

/** One file, ready to be sent. */
export interface UploadJob {
  /** Stays the same when the file is sent again, so that nothing is stored twice. */
  readonly id: string;
  /** As it was chosen; its name is stored, its bytes are not. */
  readonly file: File;
  /** The bytes to store: right type, no place, no camera. */
  readonly content: Blob;
  /** Type, extension, size as shown, hash, and the small copy. */
  readonly picture: AcceptedPicture;
  readonly details: ImageDraft;
  /** Aborted when the manager cancels. Reject then; a file that got through all the same may resolve. */
  readonly signal: AbortSignal;
  /** How much has been sent, 0 to 1. */
  readonly onProgress: (progress: number) => void;
  /** To be told the name of another stored image that turns out to have the same bytes. */
  readonly onTwin: (name: string) => void;
}

/** Has the shape of a toast's message. */
export interface QueueMessage {
  readonly title: string;
  readonly description: string;
  readonly variant: 'default' | 'destructive';
}

export interface BatchOutcome {
  readonly succeeded: number;
  readonly failed: number;
  /** How many were left when the batch was canceled. */
  readonly left: number;
}

export interface UploadQueueOptions {
  /** Sends one file and stores its row; rejects with what went wrong, whose message is shown. */
  readonly upload: (job: UploadJob) => Promise<unknown>;
  /** True for a failure that signing in again would mend: the batch then waits with this file. */
  readonly isSignInNeeded?: (error: unknown) => boolean;
  /** The name of a stored picture with these bytes. */
  readonly storedAs?: (sha256: string) => string | undefined;
  /** For toasts: refused files, and the outcomes of batches. */
  readonly onMessage?: (message: QueueMessage) => void;
  /** After every batch: time to read the gallery again when something succeeded. */
  readonly onBatchEnd?: (outcome: BatchOutcome) => void;
  /** Two seconds after a full success, when the form is as it was at the beginning. */
  readonly onReset?: () => void;
  /** Default: `inspectPicture`. */
  readonly inspect?: (file: File) => Promise<PictureVerdict>;
  /** Default: `cleanFile`. */
  readonly clean?: (file: File) => Promise<Blob>;
}

/** The outcomes are verbatim (docs/behavior.md#media-queue). */
export function describeOutcome({ succeeded, failed, left }: BatchOutcome): QueueMessage {
  if (left > 0) {
    const description = `${succeeded} images uploaded, ${left + failed} left in the list`;
    return { title: 'Upload stopped', description, variant: 'default' };
  }
  if (failed === 0) {
    const description = `All ${succeeded} images uploaded successfully`;
    return { title: 'Success!', description, variant: 'default' };
  }
  const [title, description] =
    succeeded > 0
      ? ['Partial Success', `${succeeded} images uploaded, ${failed} failed`]
      : ['Upload Failed', `All ${failed} images failed to upload`];
  return { title, description, variant: 'destructive' };
}
