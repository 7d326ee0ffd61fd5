import { closeToasts, type ToastMessage, toast } from '@custom-designs/ui/components/Toast';

/** How long a change can be undone, in milliseconds. */
const UNDO_MS = 6000;

interface UndoOffer extends Pick<ToastMessage, 'title' | 'description'> {
  /** Describes the action's alternative for screen readers. */
  readonly altText: string;
  readonly onUndo: () => void;
}

/**
 * Shows a toast that offers to undo a change for six seconds. @returns the Undo button's function,
 * and one that ends the offer, which returns whether there still was one
 */
export function offerUndo({ altText, onUndo, ...message }: UndoOffer) {
  let isOver = false;
  const undo = () => {
    clearTimeout(timer);
    offer.close();
    // F8 can show the toast again after the six seconds.
    if (isOver) toast({ title: 'It’s too late to undo this', variant: 'destructive' });
    else onUndo();
    isOver = true;
  };
  const action = { label: 'Undo', altText, onAction: undo };
  const offer = toast({ ...message, duration: UNDO_MS, action });
  const timer = setTimeout(() => {
    isOver = true;
    offer.close();
  }, UNDO_MS);
  const withdraw = (): boolean => {
    if (isOver) return false;
    isOver = true;
    clearTimeout(timer);
    offer.close();
    // F8 would show it again.
    closeToasts();
    return true;
  };
  return { undo, withdraw };
}
