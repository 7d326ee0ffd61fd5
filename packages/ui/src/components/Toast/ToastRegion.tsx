import { X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../../text/index.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Toast.css.ts';
import type { ToastQueue } from './toastQueue.ts';
import { initialToastState, type ToastRecord } from './toastState.ts';
import { useSwipe } from './useSwipe.ts';
import { useToastKeys } from './useToastKeys.ts';
import { useWindowHold } from './useWindowHold.ts';

export interface ToastRegionViewProps {
  queue: ToastQueue;
  labels: { region: string; close: string };
}

/** Screen readers need a moment to notice a live region before something is put into it. */
const LISTENING_MS = 100;

/** The words of a message, in the live region for its urgency. Both are there before any words come. */
function Announcements({ record }: { record: ToastRecord | null }) {
  const isUrgent = record?.variant === 'destructive';
  const words = record ? (
    <div key={record.id} className={styles.words}>
      <p className={styles.title}>{record.title}</p>
      {record.description ? <p className={styles.description}>{record.description}</p> : null}
      {record.action ? <VisuallyHidden>{record.action.altText}</VisuallyHidden> : null}
    </div>
  ) : null;
  return (
    <>
      <div role="status">{isUrgent ? null : words}</div>
      <div role="alert">{isUrgent ? words : null}</div>
    </>
  );
}

/** The loaded region: shows the queue's message and everything a visitor can do with it. */
export function ToastRegionView({ queue, labels }: ToastRegionViewProps) {
  const regionRef = useRef<HTMLElement>(null);
  const toastRef = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore(queue.subscribe, queue.getState, () => initialToastState);
  const [isListening, setListening] = useState(false);
  const { noteOrigin } = useToastKeys(queue, regionRef);
  useWindowHold(queue);

  useEffect(() => {
    const timer = setTimeout(() => {
      setListening(true);
      queue.dispatch({ type: 'release', reason: 'unseen' });
    }, LISTENING_MS);
    return () => {
      clearTimeout(timer);
      queue.dispatch({ type: 'hold', reason: 'unseen' });
    };
  }, [queue]);

  const current = isListening ? state.current : null;
  // This one: what its action has to say comes as another.
  const close = () => queue.dispatch({ type: 'close', ...(current && { id: current.id }) });
  const swipe = useSwipe(toastRef, close);
  const hold = (reason: 'hover' | 'focus') => () => queue.dispatch({ type: 'hold', reason });
  const release = (reason: 'hover' | 'focus') => () => queue.dispatch({ type: 'release', reason });

  return (
    <section
      ref={regionRef}
      aria-label={labels.region}
      tabIndex={-1}
      className={styles.region}
      // React Aria's dialogs leave what carries this reachable, and do not close when it is used.
      data-react-aria-top-layer="true"
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) noteOrigin(event.relatedTarget);
        hold('focus')();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) release('focus')();
      }}
    >
      <div
        ref={toastRef}
        {...(current
          ? {
              ...swipe,
              className: styles.toast({ variant: current.variant ?? 'default' }),
              'data-phase': current.phase,
              'data-variant': current.variant ?? 'default',
              onPointerEnter: hold('hover'),
              onPointerLeave: release('hover'),
            }
          : {})}
      >
        {current ? <span aria-hidden className={styles.strip} /> : null}
        <div className={styles.message}>
          <Announcements record={current} />
        </div>
        {current?.action ? (
          <div className={styles.action}>
            <Button
              variant="secondary"
              size="compact"
              onPress={() => {
                current.action?.onAction();
                close();
              }}
            >
              {current.action.label}
            </Button>
          </div>
        ) : null}
        {current ? (
          <Button variant="ghost" size="icon" aria-label={labels.close} onPress={close}>
            <Icon icon={X} />
          </Button>
        ) : null}
      </div>
    </section>
  );
}
