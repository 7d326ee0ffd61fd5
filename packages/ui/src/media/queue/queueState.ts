import { type AcceptedPicture, type Refusal, titleFromFileName } from '../files/index.ts';
import { DEFAULT_CATEGORY, parseTags } from '../model/index.ts';

/** pending -> uploading -> success or error (docs/behavior.md#media-queue) */
export type UploadStatus = 'pending' | 'uploading' | 'success' | 'error';

/** What is stored beside the picture. */
export interface UploadDetails {
  readonly title: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly description: string;
}

export interface UploadItem {
  readonly id: string;
  readonly file: File;
  /** A small copy; null until the file has been looked into. */
  readonly previewUrl: string | null;
  readonly status: UploadStatus;
  readonly error: string | null;
  /** False when trying again could not help, as with a damaged file. */
  readonly canRetry: boolean;
  /** How much has been sent, 0 to 1. */
  readonly progress: number;
  /** What the bytes say; null until they have been looked into. */
  readonly picture: AcceptedPicture | null;
  /** The name of an equal file in the list or in the gallery. */
  readonly duplicateOf: string | null;
  /** What this file has instead of the defaults. */
  readonly changes: Partial<UploadDetails>;
}

/** The form above the list, as typed. */
export interface UploadDefaults {
  readonly category: string;
  /** Comma-separated. */
  readonly tags: string;
  readonly description: string;
}

export interface RefusedFile extends Refusal {
  readonly id: string;
  readonly name: string;
}

/** An uploaded file whose picture somebody else stored as well, unknown to this page until then. */
export interface TwinFile {
  readonly id: string;
  readonly name: string;
  /** What the other image is called. */
  readonly storedAs: string;
}

export type QueuePhase =
  | 'idle'
  | 'uploading'
  /** waits until a manager has signed in again, or cancels */
  | 'paused'
  /** everything went well; the form resets in two seconds */
  | 'done';

export interface QueueState {
  readonly items: readonly UploadItem[];
  /** Files that were not taken, for a list that stays while toasts come and go. */
  readonly refused: readonly RefusedFile[];
  /** Pictures that are stored twice now; stays as `refused` does. */
  readonly twins: readonly TwinFile[];
  readonly defaults: UploadDefaults;
  readonly phase: QueuePhase;
  /** The files of the batch under way, or of the last one. */
  readonly batch: readonly string[];
}

export const initialQueueState: QueueState = {
  items: [],
  refused: [],
  twins: [],
  defaults: { category: DEFAULT_CATEGORY, tags: '', description: '' },
  phase: 'idle',
  batch: [],
};

export const newItem = (id: string, file: File): UploadItem => ({
  ...{ id, file, previewUrl: null, status: 'pending', error: null, canRetry: true },
  ...{ progress: 0, picture: null, duplicateOf: null, changes: {} },
});

/** What will be stored with a file: its own words, else the defaults, and a title in any case. */
export function detailsOf(
  { file, changes }: Pick<UploadItem, 'file' | 'changes'>,
  defaults: UploadDefaults,
): UploadDetails {
  return {
    title: changes.title?.trim() || titleFromFileName(file.name),
    category: changes.category ?? defaults.category,
    tags: changes.tags ?? parseTags(defaults.tags),
    description: (changes.description ?? defaults.description).trim(),
  };
}

export interface BatchProgress {
  /** Files that are uploaded. */
  readonly completed: number;
  readonly failed: number;
  readonly total: number;
  /** Finished files over all files, at most 100 (docs/behavior.md#media-queue). */
  readonly percent: number;
}

export function batchProgress({ items, batch }: QueueState): BatchProgress {
  const members = new Set(batch);
  const count = (status: UploadStatus) =>
    items.filter((item) => members.has(item.id) && item.status === status).length;
  const [completed, failed] = [count('success'), count('error')];
  const total = batch.length;
  const percent = total === 0 ? 0 : Math.min(100, Math.round((completed / total) * 100));
  return { completed, failed, total, percent };
}

export const withStatus = ({ items }: QueueState, status: UploadStatus): readonly UploadItem[] =>
  items.filter((item) => item.status === status);

/** What "retry" would send again. */
export const retryable = (state: QueueState): readonly UploadItem[] =>
  withStatus(state, 'error').filter(({ canRetry }) => canRetry);

/** Controls are disabled while files upload (docs/behavior.md#media-queue). */
export const isBusy = ({ phase }: Pick<QueueState, 'phase'>): boolean =>
  phase === 'uploading' || phase === 'paused';
