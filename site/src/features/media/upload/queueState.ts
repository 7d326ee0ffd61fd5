import type {
  BatchProgress,
  UploadFile,
  UploadQueueState,
  UploadStatus,
} from '@custom-designs/ui/media';
import { emptyDraft, type ImageDraft, type UploadDefaults } from '../image.ts';
import type { AcceptedPicture } from './inspect.ts';

export interface UploadItem extends UploadFile {
  readonly file: File;
  readonly picture: AcceptedPicture | null;
  readonly changes: Partial<ImageDraft>;
}

export type QueueState = UploadQueueState<UploadItem> & { readonly defaults: UploadDefaults };

const { category } = emptyDraft;

export const initialQueueState: QueueState = {
  items: [],
  refused: [],
  twins: [],
  defaults: { category, tags: '', description: '' },
  phase: 'idle',
  batch: [],
};

export const newItem = (id: string, file: File): UploadItem => ({
  id,
  file,
  previewUrl: null,
  status: 'pending',
  error: null,
  canRetry: true,
  progress: 0,
  picture: null,
  duplicateOf: null,
  changes: {},
});

/** Control characters, and marks that turn the text around them: neither can be seen in a name. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A file's name as it is kept: as given, without what a database refuses or nobody could see. */
export function cleanFileName(name: string): string {
  return name.toWellFormed().replace(unseen, '').trim() || 'image';
}

/** The file name without extension (docs/behavior.md#media-uploading), or the whole name. */
export function titleFromFileName(name: string): string {
  const clean = cleanFileName(name);
  return clean.replace(/\.[^.]*$/u, '').trim() || clean;
}

/** Splits at commas, trims, drops empty and repeated tags (docs/behavior.md#media-uploading). */
export const parseTags = (text: string): readonly string[] => [
  ...new Set(text.split(',').flatMap((tag) => tag.trim() || [])),
];

/** The fields of one file as they are typed: its own words, else the defaults. */
export const typedDetails = (
  { changes }: Pick<UploadItem, 'changes'>,
  { category, tags, description }: UploadDefaults,
): ImageDraft => ({ ...emptyDraft, category, tags: parseTags(tags), description, ...changes });

/** What will be stored with a file: as typed, and a title in any case. */
export function detailsOf(
  item: Pick<UploadItem, 'file' | 'changes'>,
  defaults: UploadDefaults,
): ImageDraft {
  const typed = typedDetails(item, defaults);
  return {
    ...typed,
    title: typed.title.trim() || titleFromFileName(item.file.name),
    description: typed.description.trim(),
  };
}

/** How far the batch under way is, or how the last one ended (docs/behavior.md#media-queue). */
export function batchProgress({ items, batch }: QueueState): BatchProgress {
  const members = new Set(batch);
  const count = (status: UploadStatus) =>
    items.filter((item) => members.has(item.id) && item.status === status).length;
  return { completed: count('success'), failed: count('error'), total: batch.length };
}

export const withStatus = ({ items }: QueueState, status: UploadStatus): readonly UploadItem[] =>
  items.filter((item) => item.status === status);

/** What "retry" would send again. */
export const retryable = (state: QueueState): readonly UploadItem[] =>
  withStatus(state, 'error').filter(({ canRetry }) => canRetry);

/** Controls are disabled while files upload (docs/behavior.md#media-queue). */
export const isBusy = ({ phase }: Pick<QueueState, 'phase'>): boolean =>
  phase === 'uploading' || phase === 'paused';
