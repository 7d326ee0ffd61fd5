import type { AcceptedPicture, PictureVerdict } from '../files/index.ts';
import type { UploadDetails } from './queueState.ts';
import type { BatchOutcome, QueueMessage, QueueWords } from './queueWords.ts';

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
  readonly details: UploadDetails;
  /** Aborted when the manager cancels. Reject then; a file that got through all the same may resolve. */
  readonly signal: AbortSignal;
  /** How much has been sent, 0 to 1. */
  readonly onProgress: (progress: number) => void;
  /** To be told the name of another stored image that turns out to have the same bytes. */
  readonly onTwin: (name: string) => void;
}

export interface UploadQueueOptions {
  /** Sends one file and stores its row; rejects with what went wrong, whose message is shown. */
  readonly upload: (job: UploadJob) => Promise<unknown>;
  /** True for a failure that signing in again would mend: the batch then waits with this file. */
  readonly isSignInNeeded?: ((error: unknown) => boolean) | undefined;
  /** The name of a stored picture with these bytes. */
  readonly storedAs?: ((sha256: string) => string | undefined) | undefined;
  /** For toasts: refused files, and the outcomes of batches. */
  readonly onMessage?: ((message: QueueMessage) => void) | undefined;
  /** After every batch: time to read the gallery again when something succeeded. */
  readonly onBatchEnd?: ((outcome: BatchOutcome) => void) | undefined;
  /** Two seconds after a full success, when the form is as it was at the beginning. */
  readonly onReset?: (() => void) | undefined;
  readonly words?: Partial<QueueWords> | undefined;
  /** Default: `inspectPicture`. */
  readonly inspect?: ((file: File) => Promise<PictureVerdict>) | undefined;
  /** Default: `cleanFile`. */
  readonly clean?: ((file: File) => Promise<Blob>) | undefined;
}
