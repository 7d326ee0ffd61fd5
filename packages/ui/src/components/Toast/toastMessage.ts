/** What a visitor is told in passing (docs/behavior.md#toasts). */
export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: {
    label: string;
    /** How to do the same without reaching the toast in time; heard with the message. */
    altText: string;
    onAction: () => void;
  };
  /** Milliseconds in sight; `Infinity` stays until it is closed. Default 5000. */
  duration?: number;
}

export interface ToastHandle {
  close: () => void;
}
