import type { Failure } from '../../admin/index.ts';
import type { FieldValues } from '../image.ts';

/** pending -> uploading -> success or error (docs/behavior.md#media-queue) */
export type UploadStatus = 'pending' | 'uploading' | 'success' | 'error';

/** One chosen file, as the list shows it. */
export interface UploadFile {
  readonly id: string;
  readonly file: { readonly name: string; readonly size: number };
  /** A small copy; null until the file has been looked into. */
  readonly previewUrl: string | null;
  readonly status: UploadStatus;
  readonly error: string | null;
  /** False when trying again could not help, as with a damaged file. */
  readonly canRetry: boolean;
  /** How much has been sent, 0 to 1. */
  readonly progress: number;
  /** What the bytes say; null until they have been looked into. */
  readonly picture: object | null;
  /** The name of an equal file in the list or in the gallery. */
  readonly duplicateOf: string | null;
  /** What this file has instead of the defaults. */
  readonly changes: object;
}

export type QueuePhase =
  | 'idle'
  | 'uploading'
  /** waits until a manager has signed in again, or cancels */
  | 'paused'
  /** waits for the connection, and goes on by itself */
  | 'offline'
  /** everything went well; the form resets in two seconds */
  | 'done';

export interface UploadQueueState<Item extends UploadFile = UploadFile> {
  readonly items: readonly Item[];
  /** Files that were not taken, for a list that stays while toasts come and go. */
  readonly refused: readonly Failure[];
  /** Values of `defaultFields`, as typed. */
  readonly defaults: FieldValues;
  readonly phase: QueuePhase;
  /** The files of the batch under way, or of the last one. */
  readonly batch: readonly string[];
}

export interface BatchProgress {
  /** Files that are uploaded. */
  readonly completed: number;
  readonly failed: number;
  readonly total: number;
}

export interface MediaUploaderActions {
  /** Files were picked, dropped or pasted. */
  readonly add: (files: Iterable<File>) => void;
  /** One file gets words of its own. */
  readonly change: (id: string, changes: FieldValues) => void;
  readonly changeDefaults: (changes: FieldValues) => void;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
  readonly start: () => void;
  readonly retryFailed: () => void;
  readonly cancel: () => void;
  readonly dismissRefused: () => void;
}
