import { UNSTABLE_ToastQueue } from 'react-aria-components/Toast';

/** A short-lived message for visitors (docs/behavior/every-page.md#toasts). */
export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: {
    label: string;
    /** How to do the same without the toast, announced with it. */
    altText: string;
    onAction: () => void;
  };
  /** How long the toast shows, in milliseconds. `Infinity` keeps it until it is closed. Default 5000. */
  duration?: number;
}

export interface ToastHandle {
  close: () => void;
}

/** Milliseconds (docs/behavior/every-page.md#toasts). */
const TOAST_DURATION_MS = 5000;
const TOAST_MEMORY_MS = 1_000_000;

/** React Aria's queue, limited to one toast, with a memory of the last one. */
export class ToastQueue extends UNSTABLE_ToastQueue<ToastMessage> {
  /** Set by the region. Animates the closed toast before it is removed. */
  slideOut: (() => Promise<void>) | undefined;
  #last: { message: ToastMessage; closedAt: number } | undefined;

  constructor() {
    super({
      maxVisibleToasts: 1,
      wrapUpdate: (update) => {
        const isEmpty = this.visibleToasts.length === 0;
        if (isEmpty && this.slideOut) void this.slideOut().then(update);
        else update();
      },
    });
  }

  /** Shows a toast in place of the visible one. */
  show(message: ToastMessage): ToastHandle {
    const { duration = TOAST_DURATION_MS } = message;
    const replaced = this.visibleToasts;
    const key = this.add(message, {
      ...(Number.isFinite(duration) && { timeout: duration }),
      onClose: () => {
        this.#last = { message, closedAt: Date.now() };
      },
    });
    for (const each of replaced) this.close(each.key);
    return { close: () => this.close(key) };
  }

  /** Shows the last toast again when none is visible. */
  recall() {
    const last = this.#last;
    if (this.visibleToasts.length > 0 || !last) return;
    if (Date.now() - last.closedAt < TOAST_MEMORY_MS) this.show(last.message);
  }

  /** Closes the visible toast and forgets the last one. */
  forget() {
    this.clear();
    this.#last = undefined;
  }

  /** Closes the visible toast. */
  override clear() {
    for (const { key } of this.visibleToasts) this.close(key);
  }
}
