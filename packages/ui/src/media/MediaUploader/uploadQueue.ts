import type { FieldValues } from '../../desk/Fields/field.ts';
import type { Failure } from '../../desk/index.ts';

/** pending -> uploading -> success or error (docs/behavior/media-center.md#media-queue) */
export type UploadStatus = 'pending' | 'uploading' | 'success' | 'error';

/** A chosen file in the list. */
export interface UploadFile {
  readonly id: string;
  readonly file: { readonly name: string; readonly size: number };
  /** URL of a small preview. Null until the file has been read. */
  readonly previewUrl: string | null;
  readonly status: UploadStatus;
  readonly error: string | null;
  /** Progress from 0 to 1. */
  readonly progress: number;
  /** What the bytes of the file are. Null until they have been checked. */
  readonly picture: object | null;
  /** The name of an identical file in the list or the gallery. */
  readonly duplicateOf: string | null;
  /** Details of this file that replace the defaults. */
  readonly changes: object;
}

/** How far the files to upload are checked, and which of them are duplicates. */
export function countChecks(items: readonly UploadFile[]) {
  const pending = items.filter(({ status }) => status === 'pending');
  return {
    pending: pending.length,
    checked: pending.filter(({ picture }) => picture !== null).length,
    duplicates: pending.filter(({ duplicateOf }) => duplicateOf !== null),
  };
}

type QueuePhase =
  | 'idle'
  | 'uploading'
  /** waits for the manager to sign in again or cancel */
  | 'paused'
  /** waits for the connection and resumes on its own */
  | 'offline'
  /** everything was uploaded; the form resets in two seconds */
  | 'done';

/** A file that was skipped, and why. */
export interface SkippedFile extends Failure {
  /** It's only too large, so a smaller copy can be uploaded. */
  readonly canShrink?: boolean;
}

export interface UploadQueueState<Item extends UploadFile = UploadFile> {
  readonly items: readonly Item[];
  /** Files that were skipped, for a list that stays after the toast. */
  readonly refused: readonly SkippedFile[];
  /** Values of `defaultFields` as typed. */
  readonly defaults: FieldValues;
  readonly phase: QueuePhase;
  /** The files of the current or last batch. */
  readonly batch: readonly string[];
}

export interface BatchProgress {
  /** Number of uploaded files. */
  readonly completed: number;
  readonly failed: number;
  readonly total: number;
}

export interface MediaUploaderActions {
  /** Called with picked, dropped, or pasted files. */
  readonly add: (files: Iterable<File>) => void;
  /** Changes the details of one file. */
  readonly change: (id: string, changes: FieldValues) => void;
  readonly changeDefaults: (changes: FieldValues) => void;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
  readonly start: () => void;
  readonly retryFailed: () => void;
  readonly cancel: () => void;
  readonly dismissRefused: () => void;
  /** Adds smaller copies of the refused files that are only too large. */
  readonly shrinkRefused: () => void;
}
