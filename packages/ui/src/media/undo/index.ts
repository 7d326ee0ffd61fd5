export { DeferredDeletions, UNDO_MS } from './DeferredDeletions.ts';
export { type UseDeferredDeletions, useDeferredDeletions } from './useDeferredDeletions.ts';
