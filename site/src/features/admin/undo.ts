import { toast } from '@custom-designs/ui/components/Toast';

/** Milliseconds in which a change can be undone. */
const UNDO_MS = 6000;

interface UndoOffer {
  readonly title: string;
  readonly description?: string;
  /** Another way to undo, for screen readers. */
  readonly altText: string;
  readonly onUndo: () => void;
  /** The change is final now. Without it, the change can be undone as long as its message is remembered. */
  readonly onExpire?: () => void;
}

/** Tells what was done and offers to undo it for six seconds. @returns what the Undo button does */
export function offerUndo({
  title,
  description,
  altText,
  onUndo,
  onExpire,
}: UndoOffer): () => void {
  let isExpired = false;
  const undo = () => {
    clearTimeout(timer);
    offer.close();
    // F8 shows the message again when its time is over.
    if (isExpired) toast({ title: 'It is too late to undo this deletion', variant: 'destructive' });
    else onUndo();
    isExpired = onExpire !== undefined;
  };
  const offer = toast({
    title,
    description,
    duration: UNDO_MS,
    action: { label: 'Undo', altText, onAction: undo },
  });
  const timer = setTimeout(() => {
    if (!onExpire) return;
    isExpired = true;
    offer.close();
    onExpire();
  }, UNDO_MS);
  return undo;
}
