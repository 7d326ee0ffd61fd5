import { GALLERY_CATEGORY } from '@custom-designs/supabase/images';
import type { PreparedPicture } from '@custom-designs/supabase/pictures/preparePicture';
import type {
  BatchProgress,
  SkippedFile,
  UploadFile,
  UploadQueueState,
  UploadStatus,
} from '@custom-designs/ui/media';
import { isCameraName } from '../cameraNames.ts';
import { emptyDraft, type ImageDraft, type UploadDefaults } from '../image.ts';

/** A chosen file that isn't in the gallery yet. */
export interface Upload extends UploadFile {
  readonly file: File;
  readonly picture: PreparedPicture | null;
  readonly changes: Partial<ImageDraft>;
}

/** A skipped file. It's kept while a smaller copy may still be added. */
interface Refusal extends SkippedFile {
  readonly file?: File;
}

export interface UploadState extends UploadQueueState<Upload> {
  readonly refused: readonly Refusal[];
  readonly defaults: UploadDefaults;
}

export type Need = 'sign-in' | 'connection';

export type UploadEvent =
  | {
      readonly type: 'added';
      readonly files: readonly { readonly id: string; readonly file: File }[];
    }
  | { readonly type: 'refused'; readonly refused: Refusal }
  | {
      readonly type: 'prepared';
      readonly id: string;
      readonly picture: PreparedPicture;
      readonly previewUrl: string;
      /** The file that takes the place of one that was too large. */
      readonly smaller?: File | undefined;
    }
  | { readonly type: 'changed'; readonly id: string; readonly changes: Partial<ImageDraft> }
  | { readonly type: 'defaultsChanged'; readonly defaults: Partial<UploadDefaults> }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'batchStarted'; readonly ids: readonly string[] }
  /** The progress of one file in the batch. */
  | { readonly type: 'moved'; readonly id: string; readonly to: Partial<UploadStanding> }
  | { readonly type: 'paused'; readonly need: Need }
  | { readonly type: 'resumed' | 'batchEnded' }
  | { readonly type: 'cleared' | 'reset' | 'refusalsDismissed' | 'shrinkingStarted' };

type UploadStanding = Pick<Upload, 'status' | 'error' | 'progress'>;

export const noUploads: UploadState = {
  items: [],
  refused: [],
  defaults: { category: emptyDraft.category, tags: '', description: '' },
  phase: 'idle',
  batch: [],
};

const newUpload = ({ id, file }: { id: string; file: File }): Upload => ({
  id,
  file,
  previewUrl: null,
  status: 'pending',
  error: null,
  progress: 0,
  picture: null,
  duplicateOf: null,
  changes: {},
});

/** Changes one file. If it has left the list, nothing changes. */
const withItem = (state: UploadState, id: string, changes: Partial<Upload>): UploadState => ({
  ...state,
  items: state.items.map((item) => (item.id === id ? { ...item, ...changes } : item)),
});

/** Resets the form but keeps the list of refused files. */
const reset = ({ refused }: UploadState): UploadState => ({ ...noUploads, refused });

function startBatch(state: UploadState, ids: readonly string[]): UploadState {
  const items = state.items.map(
    (item): Upload =>
      ids.includes(item.id) ? { ...item, status: 'pending', error: null, progress: 0 } : item,
  );
  return { ...state, items, batch: ids, phase: 'uploading' };
}

/** Every transition of the uploads (docs/behavior/media-center.md#media-queue), without side effects. */
export function uploadReducer(state: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'added': {
      const base = state.phase === 'done' ? reset(state) : state;
      return { ...base, items: [...base.items, ...event.files.map(newUpload)] };
    }
    case 'refused': {
      const items = state.items.filter(({ id }) => id !== event.refused.id);
      return { ...state, items, refused: [...state.refused, event.refused] };
    }
    case 'prepared': {
      const { id, picture, previewUrl, smaller } = event;
      return withItem(state, id, { picture, previewUrl, ...(smaller && { file: smaller }) });
    }
    case 'changed': {
      const known = state.items.find(({ id }) => id === event.id)?.changes;
      return withItem(state, event.id, { changes: { ...known, ...event.changes } });
    }
    case 'defaultsChanged':
      return { ...state, defaults: { ...state.defaults, ...event.defaults } };
    case 'removed':
      return { ...state, items: state.items.filter(({ id }) => id !== event.id) };
    case 'batchStarted':
      return startBatch(state, event.ids);
    case 'moved':
      return withItem(state, event.id, event.to);
    case 'paused':
      return { ...state, phase: event.need === 'connection' ? 'offline' : 'paused' };
    case 'resumed':
      return { ...state, phase: 'uploading' };
    case 'batchEnded': {
      const isDone =
        state.items.length > 0 && state.items.every(({ status }) => status === 'success');
      return { ...state, phase: isDone ? 'done' : 'idle' };
    }
    case 'cleared':
      return { ...state, items: [], refused: [], phase: 'idle' };
    case 'reset':
      return reset(state);
    case 'shrinkingStarted':
      return { ...state, refused: state.refused.filter(({ canShrink }) => !canShrink) };
    case 'refusalsDismissed':
      return { ...state, refused: [] };
  }
}

/**
 * The progress of the current batch, or the result of the last one (docs/behavior/media-center.md#media-queue).
 */
export function batchProgress({ items, batch }: UploadState): BatchProgress {
  const members = new Set(batch);
  const count = (status: UploadStatus) =>
    items.filter((item) => members.has(item.id) && item.status === status).length;
  return { completed: count('success'), failed: count('error'), total: batch.length };
}

/**
 * Names the file before it in the list, or else the image, that has the same bytes. It looks at all of
 * them each time, so neither the order of the checks nor a removed file matters.
 */
export function withDuplicates(
  items: readonly Upload[],
  imageWith: (sha256: string) => string | undefined,
): readonly Upload[] {
  const names = new Map<string, string>();
  return items.map((item) => {
    if (!item.picture) return item;
    const { sha256 } = item.picture;
    const duplicateOf = names.get(sha256) ?? imageWith(sha256) ?? null;
    if (!names.has(sha256)) names.set(sha256, item.file.name);
    // Unchanged items stay the same objects, so that their rows aren't drawn again.
    return duplicateOf === null ? item : { ...item, duplicateOf };
  });
}

/** Controls are disabled while files upload (docs/behavior/media-center.md#media-queue). */
export const isBusy = ({ phase }: Pick<UploadState, 'phase'>): boolean =>
  phase !== 'idle' && phase !== 'done';

/** Control characters and direction marks, which are invisible in a name. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Removes characters from a file name that a database refuses or that are invisible. */
export function cleanFileName(name: string): string {
  return name.toWellFormed().replace(unseen, '').trim() || 'image';
}

/** The file name without extension (docs/behavior/media-center.md#media-uploading), or the whole name. */
export function titleFromFileName(name: string): string {
  const clean = cleanFileName(name);
  return clean.replace(/\.[^.]*$/u, '').trim() || clean;
}

/** Splits at commas, trims, drops empty and repeated tags (docs/behavior/media-center.md#media-uploading). */
export const parseTags = (text: string): readonly string[] => [
  ...new Set(text.split(',').flatMap((tag) => tag.trim() || [])),
];

/** A file's fields as typed, or else the defaults. */
export const typedDetails = (
  { changes }: Pick<Upload, 'changes'>,
  { category, tags, description }: UploadDefaults,
): ImageDraft => ({ ...emptyDraft, category, tags: parseTags(tags), description, ...changes });

/** The fields to store with a file. The title always has a value. */
export function detailsOf(
  item: Pick<Upload, 'file' | 'changes'>,
  defaults: UploadDefaults,
): ImageDraft {
  const typed = typedDetails(item, defaults);
  return {
    ...typed,
    title: typed.title.trim() || titleFromFileName(item.file.name),
    description: typed.description.trim(),
  };
}

/** Counts the files to upload or retry that visitors will then see on the projects page. */
export const countShown = ({ items, defaults }: Pick<UploadState, 'items' | 'defaults'>): number =>
  items.filter((item) => {
    const { category, title } = detailsOf(item, defaults);
    const isWaiting = item.status === 'pending' || item.status === 'error';
    return isWaiting && category === GALLERY_CATEGORY && !isCameraName(title);
  }).length;
