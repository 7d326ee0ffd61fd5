/** Milliseconds (docs/behavior.md#toasts). */
export const TOAST_DURATION_MS = 5000;
export const TOAST_MEMORY_MS = 1_000_000;
/** As long as `motion.base`: the way out. */
export const TOAST_EXIT_MS = 200;

export type ToastVariant = 'default' | 'destructive';

export interface ToastAction {
  label: string;
  /** How to do the same without reaching the toast in time; heard with the message. */
  altText: string;
  onAction: () => void;
}

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: ToastVariant;
  action?: ToastAction;
  /** Milliseconds in sight; `Infinity` stays until it is closed. */
  duration?: number;
}

export interface ToastRecord extends ToastMessage {
  id: string;
}

/** Why the time of a toast stands still. `unseen`: no region shows toasts yet. */
export type ToastPauseReason = 'unseen' | 'hover' | 'focus' | 'window';

export interface ToastState {
  /** At most one (docs/behavior.md#toasts). */
  current: (ToastRecord & { phase: 'open' | 'closed' }) | null;
  /** What is left of its time; counts down from `runningSince` while nothing holds it. */
  remaining: number;
  runningSince: number | null;
  holds: ReadonlySet<ToastPauseReason>;
  /** Messages that are gone from the page, newest last, until `forgetAt`. */
  memory: readonly { record: ToastRecord; forgetAt: number }[];
}

export const initialToastState: ToastState = {
  current: null,
  remaining: 0,
  runningSince: null,
  holds: new Set(['unseen']),
  memory: [],
};

export type ToastEvent =
  | { type: 'show'; record: ToastRecord }
  | { type: 'close'; id?: string }
  | { type: 'hold' | 'release'; reason: ToastPauseReason }
  /** Shows the last message again when none is in sight. */
  | { type: 'recall' }
  /** Time has passed. */
  | { type: 'tick' };

const withClock = (state: ToastState, at: number): ToastState => {
  const { current, holds, runningSince } = state;
  const shouldRun = current?.phase === 'closed' || (current !== null && holds.size === 0);
  if (shouldRun === (runningSince !== null)) return state;
  if (shouldRun) return { ...state, runningSince: at };
  const spent = at - (runningSince ?? at);
  return { ...state, runningSince: null, remaining: Math.max(0, state.remaining - spent) };
};

const remember = (state: ToastState, at: number): ToastState['memory'] => {
  if (!state.current) return state.memory;
  const { phase: _phase, ...record } = state.current;
  return [
    ...state.memory.filter((each) => each.record.id !== record.id),
    { record, forgetAt: at + TOAST_MEMORY_MS },
  ];
};

function show(state: ToastState, record: ToastRecord, at: number): ToastState {
  const { duration = TOAST_DURATION_MS } = record;
  return withClock(
    {
      ...state,
      current: { ...record, phase: 'open' },
      remaining: duration,
      runningSince: null,
      memory: remember(state, at).filter((each) => each.record.id !== record.id),
    },
    at,
  );
}

function close(state: ToastState, at: number): ToastState {
  if (state.current?.phase !== 'open') return state;
  const holds = new Set([...state.holds].filter((hold) => hold === 'unseen' || hold === 'window'));
  const current = { ...state.current, phase: 'closed' as const };
  return { ...state, current, holds, remaining: TOAST_EXIT_MS, runningSince: at };
}

function tick(state: ToastState, at: number): ToastState {
  const memory = state.memory.filter(({ forgetAt }) => forgetAt > at);
  const kept = memory.length === state.memory.length ? state : { ...state, memory };
  const isDue = kept.runningSince !== null && at - kept.runningSince >= kept.remaining;
  if (!isDue) return kept;
  if (kept.current?.phase === 'open') return close(kept, at);
  return { ...kept, current: null, runningSince: null, memory: remember(kept, at) };
}

/** Open, then closed, then a memory. Pure: `at` is the time in milliseconds. */
export function reduceToasts(state: ToastState, event: ToastEvent, at: number): ToastState {
  switch (event.type) {
    case 'show':
      return show(state, event.record, at);
    case 'close':
      return event.id === undefined || event.id === state.current?.id ? close(state, at) : state;
    case 'hold':
      return withClock({ ...state, holds: new Set([...state.holds, event.reason]) }, at);
    case 'release': {
      const holds = new Set([...state.holds].filter((hold) => hold !== event.reason));
      return withClock({ ...state, holds }, at);
    }
    case 'recall': {
      const last = state.current ?? state.memory.findLast(({ forgetAt }) => forgetAt > at)?.record;
      if (!last || state.current?.phase === 'open') return state;
      return show(state, last, at);
    }
    case 'tick':
      return tick(state, at);
  }
}

/** When something will happen by itself next; null when nothing will. */
export function nextTick({ runningSince, remaining, memory }: ToastState): number | null {
  const due = runningSince === null ? Number.POSITIVE_INFINITY : runningSince + remaining;
  const next = Math.min(due, ...memory.map(({ forgetAt }) => forgetAt));
  return Number.isFinite(next) ? next : null;
}
