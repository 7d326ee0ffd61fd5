import type { RefusedFile, TwinFile } from '@custom-designs/ui/media';
import type { ImageDraft, UploadDefaults } from '../image.ts';
import type { AcceptedPicture } from './inspect.ts';
import { initialQueueState, type QueueState, type UploadItem } from './queueState.ts';

export type QueueEvent =
  | { readonly type: 'added'; readonly items: readonly UploadItem[] }
  | { readonly type: 'refused'; readonly refused: RefusedFile }
  | { readonly type: 'refusalsDismissed' }
  | { readonly type: 'twinFound'; readonly twin: TwinFile }
  | { readonly type: 'twinsDismissed' }
  | {
      readonly type: 'inspected';
      readonly id: string;
      readonly picture: AcceptedPicture;
      readonly previewUrl: string;
      readonly duplicateOf: string | null;
    }
  | { readonly type: 'changed'; readonly id: string; readonly changes: Partial<ImageDraft> }
  | { readonly type: 'defaultsChanged'; readonly defaults: Partial<UploadDefaults> }
  | { readonly type: 'removed'; readonly ids: readonly string[] }
  | { readonly type: 'batchStarted'; readonly ids: readonly string[] }
  | { readonly type: 'uploading' | 'succeeded' | 'returned'; readonly id: string }
  | { readonly type: 'progressed'; readonly id: string; readonly progress: number }
  | {
      readonly type: 'failed';
      readonly id: string;
      readonly error: string;
      readonly canRetry: boolean;
    }
  | { readonly type: 'phase'; readonly phase: QueueState['phase'] }
  | { readonly type: 'reset' };

/** Changes one file, wherever it stands; a file that is gone changes nothing. */
function withItem(
  state: QueueState,
  id: string,
  change: (item: UploadItem) => Partial<UploadItem>,
): QueueState {
  const items = state.items.map((item) => (item.id === id ? { ...item, ...change(item) } : item));
  return { ...state, items };
}

function startBatch(state: QueueState, ids: readonly string[]): QueueState {
  const started = new Set(ids);
  const items = state.items.map(
    (item): UploadItem =>
      started.has(item.id) ? { ...item, status: 'pending', error: null, progress: 0 } : item,
  );
  return { ...state, items, batch: ids, phase: 'uploading' };
}

const clamped = (progress: number) => Math.min(1, Math.max(0, progress));

/** Every step of a queue, without a side effect. */
export function reduceQueue(state: QueueState, event: QueueEvent): QueueState {
  switch (event.type) {
    case 'added':
      return { ...state, items: [...state.items, ...event.items] };
    case 'refused': {
      const items = state.items.filter(({ id }) => id !== event.refused.id);
      return { ...state, items, refused: [...state.refused, event.refused] };
    }
    case 'refusalsDismissed':
      return { ...state, refused: [] };
    case 'twinFound':
      return { ...state, twins: [...state.twins, event.twin] };
    case 'twinsDismissed':
      return { ...state, twins: [] };
    case 'inspected': {
      const { type: _, id, ...found } = event;
      return withItem(state, id, () => found);
    }
    case 'changed':
      return withItem(state, event.id, ({ changes }) => ({
        changes: { ...changes, ...event.changes },
      }));
    case 'defaultsChanged':
      return { ...state, defaults: { ...state.defaults, ...event.defaults } };
    case 'removed':
      return { ...state, items: state.items.filter(({ id }) => !event.ids.includes(id)) };
    case 'batchStarted':
      return startBatch(state, event.ids);
    case 'uploading':
      return withItem(state, event.id, () => ({ status: 'uploading', error: null, progress: 0 }));
    case 'progressed':
      return withItem(state, event.id, () => ({ progress: clamped(event.progress) }));
    case 'succeeded':
      return withItem(state, event.id, () => ({ status: 'success', error: null, progress: 1 }));
    case 'failed':
      return withItem(state, event.id, () => ({
        status: 'error',
        error: event.error,
        canRetry: event.canRetry,
        progress: 0,
      }));
    case 'returned':
      return withItem(state, event.id, () => ({ status: 'pending', progress: 0 }));
    case 'phase':
      return { ...state, phase: event.phase };
    case 'reset':
      return { ...initialQueueState, refused: state.refused, twins: state.twins };
  }
}
