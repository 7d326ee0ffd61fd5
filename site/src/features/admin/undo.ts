import { type ToastMessage, toast } from '@custom-designs/ui/components/Toast';

/** Milliseconds in which a change can be undone. */
const UNDO_MS = 6000;

interface UndoOffer extends Pick<ToastMessage, 'title' | 'description'> {
  /** Another way to undo, for screen readers. */
  readonly altText: string;
  readonly onUndo: () => void;
  /** The change is final now. */
  readonly onExpire?: () => void;
}

/** Tells what was done and offers to undo it for six seconds. @returns what the Undo button does */
export function offerUndo({ altText, onUndo, onExpire, ...message }: UndoOffer): () => void {
  let isOver = false;
  const undo = () => {
    clearTimeout(timer);
    offer.close();
    // F8 shows the message again when its time is over.
    if (isOver) toast({ title: 'It’s too late to undo this', variant: 'destructive' });
    else onUndo();
    isOver = true;
  };
  const action = { label: 'Undo', altText, onAction: undo };
  const offer = toast({ ...message, duration: UNDO_MS, action });
  const timer = setTimeout(() => {
    isOver = true;
    offer.close();
    onExpire?.();
  }, UNDO_MS);
  return undo;
}
