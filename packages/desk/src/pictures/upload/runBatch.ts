import type { PreparedPicture } from '@custom-designs/supabase/pictures/preparePicture';
import type { ToastMessage } from '@custom-designs/ui/components/Toast';
import type { Need, Upload, UploadEvent } from './uploadReducer.ts';

/** How sending a file reports progress and learns that the manager has canceled. */
export interface Sending {
  /** Aborted when the manager cancels. Reject then. A file that was stored anyway may resolve. */
  readonly signal: AbortSignal;
  /** The share sent so far, 0 to 1. */
  readonly onProgress: (progress: number) => void;
}

export interface Batch {
  /** Checked files. Others aren't sent. */
  readonly files: readonly Upload[];
  /** Stores one file and its row, or rejects with the error to show. */
  readonly send: (file: Upload, picture: PreparedPicture, sending: Sending) => Promise<void>;
  /** What a failure has to wait for. Undefined if the file itself failed. */
  readonly needOf: (error: unknown) => Need | undefined;
  /**
   * Resolves once the file can be sent again, or the manager cancels. False once the file has
   * failed after too many attempts.
   */
  readonly waitFor: (need: Need, tries: number, signal: AbortSignal) => Promise<boolean>;
  readonly dispatch: (event: UploadEvent) => void;
  readonly signal: AbortSignal;
}

export interface BatchOutcome {
  readonly succeeded: number;
  readonly failed: number;
  /** How many files were left when the batch was canceled. */
  readonly left: number;
}

type Result = 'succeeded' | 'failed' | 'left';

/** Marks the file as failed, unless the manager canceled, has to sign in again, or is offline. */
async function settle(
  file: Upload,
  error: unknown,
  batch: Batch,
  tries: number,
): Promise<Result | undefined> {
  const { dispatch, signal } = batch;
  const { id } = file;
  const need = signal.aborted ? undefined : batch.needOf(error);
  if (signal.aborted || need)
    dispatch({ type: 'moved', id, to: { status: 'pending', progress: 0 } });
  if (need) dispatch({ type: 'paused', need });
  const canSend = need !== undefined && (await batch.waitFor(need, tries, signal));
  if (signal.aborted) return 'left';
  if (canSend) {
    // Only a finished file shows that the connection is back, so other waits aren't cleared yet.
    if (need === 'sign-in') dispatch({ type: 'resumed' });
    return sendFile(file, batch, tries + 1);
  }
  dispatch({ type: 'resumed' });
  const said = error instanceof Error ? error.message : '';
  const to = { status: 'error', error: said || 'Unknown error', progress: 0 } as const;
  dispatch({ type: 'moved', id, to });
  return 'failed';
}

async function sendFile(file: Upload, batch: Batch, tries = 0): Promise<Result | undefined> {
  const { dispatch, signal } = batch;
  const { id, picture } = file;
  if (!picture) return undefined;
  try {
    signal.throwIfAborted();
    dispatch({ type: 'moved', id, to: { status: 'uploading', error: null, progress: 0 } });
    const onProgress = (progress: number) => dispatch({ type: 'moved', id, to: { progress } });
    await batch.send(file, picture, { signal, onProgress });
    dispatch({ type: 'moved', id, to: { status: 'success', error: null, progress: 1 } });
    dispatch({ type: 'resumed' });
    return 'succeeded';
  } catch (error) {
    return settle(file, error, batch, tries);
  }
}

/** Sends files one by one (docs/behavior/media-center.md#media-queue). Resolves however the batch ends. */
export async function runBatch(batch: Batch): Promise<BatchOutcome> {
  const outcome = { succeeded: 0, failed: 0, left: 0 };
  batch.dispatch({ type: 'batchStarted', ids: batch.files.map(({ id }) => id) });
  for (const file of batch.files) {
    const result = batch.signal.aborted ? 'left' : await sendFile(file, batch);
    if (result) outcome[result] += 1;
  }
  batch.dispatch({ type: 'batchEnded' });
  return outcome;
}

/** Verbatim (docs/behavior/media-center.md#media-queue). */
export function describeOutcome({ succeeded, failed, left }: BatchOutcome): ToastMessage {
  if (left > 0) {
    const description = `${succeeded} images uploaded, ${left + failed} left in the list`;
    return { title: 'Upload stopped', description };
  }
  if (failed === 0) {
    return { title: 'Success!', description: `All ${succeeded} images uploaded successfully` };
  }
  const [title, description] =
    succeeded > 0
      ? ['Partial Success', `${succeeded} images uploaded, ${failed} failed`]
      : ['Upload Failed', `All ${failed} images failed to upload`];
  return { title, description, variant: 'destructive' };
}
