import {
  initialToastState,
  nextTick,
  reduceToasts,
  type ToastEvent,
  type ToastMessage,
  type ToastState,
} from './toastState.ts';

export interface ToastQueue {
  /** Shows a message, in place of the one in sight. Works outside React and before a region is there. */
  show: (message: ToastMessage) => ToastHandle;
  dispatch: (event: ToastEvent) => void;
  subscribe: (listener: () => void) => () => void;
  getState: () => ToastState;
}

export interface ToastHandle {
  id: string;
  close: () => void;
}

function assertWords({ title, action }: ToastMessage) {
  const isEmpty = (words: string | undefined) => words !== undefined && words.trim() === '';
  const empty = isEmpty(title)
    ? 'title'
    : isEmpty(action?.label)
      ? 'action.label'
      : isEmpty(action?.altText)
        ? 'action.altText'
        : null;
  if (empty) {
    throw new Error(
      `toast() was given an empty ${empty}, so a screen reader would announce nothing. Give it words.`,
    );
  }
}

/** The state of toastState.ts on a real clock: one timer, for whatever is due next. */
export function createToastQueue(): ToastQueue {
  let state = initialToastState;
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const dispatch = (event: ToastEvent) => {
    const now = Date.now();
    const before = state;
    state = reduceToasts(state, event, now);
    clearTimeout(timer);
    const next = nextTick(state);
    if (next !== null)
      timer = setTimeout(() => dispatch({ type: 'tick' }), Math.max(0, next - now));
    if (state !== before) for (const listener of listeners) listener();
  };

  return {
    show: (message) => {
      if (process.env.NODE_ENV !== 'production') assertWords(message);
      count += 1;
      const id = `toast-${count}`;
      dispatch({ type: 'show', record: { ...message, id } });
      return { id, close: () => dispatch({ type: 'close', id }) };
    },
    dispatch,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
  };
}

/** The page's queue, shown by `<ToastRegion />`. */
export const toastQueue = createToastQueue();

/**
 * Shows a message for a few seconds, one at a time (docs/behavior.md#toasts).
 * @throws in development when a title or label is empty.
 */
export const toast = (message: ToastMessage): ToastHandle => toastQueue.show(message);
