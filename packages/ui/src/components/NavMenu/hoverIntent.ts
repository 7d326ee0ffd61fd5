/** Milliseconds (docs/behavior/every-page.md#menu-timing). */
const OPEN_DELAY = 200;
const SKIP_DELAY = 300;
const CLOSE_DELAY = 150;
/** A click this soon after hovering has opened a menu was meant to open it. */
const CLICK_GRACE = 500;

/**
 * Decides by mouse moves and presses which menu is open, at most one. A menu that the user closes
 * stays closed until the mouse has left its trigger. Otherwise, the next move would open it again.
 */
export function createHoverIntent(onChange: (open: string | null) => void) {
  let open: string | null = null;
  let opening: string | null = null;
  let hovered: string | null = null;
  let dismissed: string | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let hoverOpenedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    clearTimeout(timer);
    opening = null;
  };
  const show = (id: string | null) => {
    wait();
    if (id === open) return;
    open = id;
    onChange(id);
  };
  const showByHover = (id: string) => {
    hoverOpenedAt = performance.now();
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
      if (open !== null || performance.now() - closedAt <= SKIP_DELAY) return showByHover(id);
      wait();
      opening = id;
      timer = setTimeout(() => showByHover(id), OPEN_DELAY);
    },
    moveOverPanel: wait,
    leave() {
      hovered = null;
      dismissed = null;
      wait();
      if (open === null) return;
      timer = setTimeout(() => {
        closedAt = performance.now();
        show(null);
      }, CLOSE_DELAY);
    },
    toggle(id: string) {
      const isConfirming = performance.now() - hoverOpenedAt < CLICK_GRACE;
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
