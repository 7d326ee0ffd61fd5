/** Milliseconds (docs/behavior.md#menu-timing). */
export const OPEN_DELAY = 200;
export const SKIP_DELAY = 300;
export const CLOSE_DELAY = 150;
/** A click this soon after the mouse has opened a menu was meant to open it. */
export const CLICK_GRACE = 500;

export interface Clock {
  now: () => number;
  /** Runs something later; returns how to call it off. */
  after: (delay: number, run: () => void) => () => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  after: (delay, run) => {
    const id = setTimeout(run, delay);
    return () => clearTimeout(id);
  },
};

/**
 * Decides which menu is open from a mouse's moves and from presses; at most one is. A menu closed
 * on purpose stays closed until the mouse has left its trigger, or the next move would undo it.
 */
export function createHoverIntent(
  onChange: (open: string | null) => void,
  clock: Clock = browserClock,
) {
  let open: string | null = null;
  let opening: string | null = null;
  let hovered: string | null = null;
  let dismissed: string | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let hoverOpenedAt = Number.NEGATIVE_INFINITY;
  let cancel = () => {};

  const wait = () => {
    cancel();
    opening = null;
  };
  const show = (id: string | null) => {
    wait();
    if (id === open) return;
    open = id;
    onChange(id);
  };
  const showByHover = (id: string) => {
    hoverOpenedAt = clock.now();
    show(id);
  };
  const dismiss = () => {
    dismissed = hovered;
    closedAt = Number.NEGATIVE_INFINITY;
    show(null);
  };

  return {
    moveOverTrigger(id: string) {
      hovered = id;
      if (dismissed === id || opening === id) return;
      if (open === id) return wait();
      if (open !== null || clock.now() - closedAt <= SKIP_DELAY) return showByHover(id);
      wait();
      opening = id;
      cancel = clock.after(OPEN_DELAY, () => showByHover(id));
    },
    moveOverPanel: wait,
    leave() {
      hovered = null;
      dismissed = null;
      wait();
      if (open === null) return;
      cancel = clock.after(CLOSE_DELAY, () => {
        closedAt = clock.now();
        show(null);
      });
    },
    toggle(id: string) {
      const isConfirming = clock.now() - hoverOpenedAt < CLICK_GRACE;
      hoverOpenedAt = Number.NEGATIVE_INFINITY;
      if (open === id) return isConfirming ? wait() : dismiss();
      dismissed = null;
      show(id);
    },
    dismiss,
    dispose: wait,
  };
}

export type HoverIntent = ReturnType<typeof createHoverIntent>;
