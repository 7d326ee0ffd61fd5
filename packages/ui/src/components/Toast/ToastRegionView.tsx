import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  Text,
  UNSTABLE_Toast,
  UNSTABLE_ToastContent,
  UNSTABLE_ToastRegion,
} from 'react-aria-components/Toast';
import { flushSync } from 'react-dom';
import { VisuallyHidden } from '../../text/index.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Toast.css.ts';
import { type ToastMessage, ToastQueue } from './toastQueue.ts';
import { useSwipe } from './useSwipe.ts';

export const toastQueue = new ToastQueue();

export interface ToastRegionViewProps {
  queue: ToastQueue;
  labels: { region: string; close: string };
}

interface Leaving {
  /** Gives the focus back to where it was before it entered the region. */
  onLeave: () => void;
  onClose: () => void;
}

interface ToastCardProps extends Leaving {
  toast: ToastQueue['visibleToasts'][number];
  closeLabel: string;
}

function ToastAction({ action, onLeave, onClose }: Pick<ToastMessage, 'action'> & Leaving) {
  if (!action) return null;
  const act = () => {
    // React Aria takes a toast that is removed with the focus for still focused, and moves the focus
    // into the next one, whenever that comes.
    onLeave();
    action.onAction();
    onClose();
  };
  return (
    <div className={styles.action}>
      <Button variant="secondary" size="compact" onPress={act}>
        {action.label}
      </Button>
    </div>
  );
}

function ToastCard({ toast, closeLabel, onLeave, onClose }: ToastCardProps) {
  const { title, description, action, variant = 'default' } = toast.content;
  return (
    <UNSTABLE_Toast
      toast={toast}
      className={styles.toast({ variant })}
      data-variant={variant}
      {...useSwipe(onClose)}
    >
      <span aria-hidden className={styles.strip} />
      <UNSTABLE_ToastContent className={styles.message}>
        <Text slot="title" elementType="p" className={styles.title}>
          {title}
        </Text>
        {description ? (
          <Text slot="description" elementType="p" className={styles.description}>
            {description}
          </Text>
        ) : null}
        {action ? <VisuallyHidden>{`. ${action.altText}`}</VisuallyHidden> : null}
      </UNSTABLE_ToastContent>
      <ToastAction action={action} onLeave={onLeave} onClose={onClose} />
      <Button variant="ghost" size="icon" aria-label={closeLabel} onPress={onClose}>
        <Icon icon={X} />
      </Button>
    </UNSTABLE_Toast>
  );
}

/** Resolves when the toast has left the window. */
async function slideOut(region: HTMLElement | null) {
  const toast = region?.querySelector<HTMLElement>('[data-variant]');
  toast?.setAttribute('data-leaving', '');
  await Promise.allSettled(toast?.getAnimations().map(({ finished }) => finished) ?? []);
}

/** Loaded part of ToastRegion: React Aria's region, with F8, Escape, and swiping. */
export function ToastRegionView({ queue, labels }: ToastRegionViewProps) {
  const region = useRef<HTMLDivElement>(null);
  // This part loads with the first toast, when the focus is already somewhere.
  const outside = useRef(document.activeElement);
  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    if (target instanceof Element && !region.current?.contains(target)) outside.current = target;
  });
  const leave = () => {
    // Even if nothing else takes the focus, such as a row that has left its list.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (outside.current instanceof HTMLElement) outside.current.focus();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'F8') {
      event.preventDefault();
      flushSync(() => queue.recall());
      region.current?.focus();
    }
    // A dialog or a menu that closes on Escape stops or prevents the event, so it has priority.
    if (event.key === 'Escape' && !event.defaultPrevented) queue.clear();
  });

  useEffect(() => {
    queue.slideOut = () => slideOut(region.current);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      queue.slideOut = undefined;
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [queue]);

  return (
    <UNSTABLE_ToastRegion
      ref={region}
      queue={queue}
      aria-label={labels.region}
      className={styles.region}
      // Uses the page's direction instead of that of the browser's language.
      render={({ dir: _dir, ...props }) => <div {...props} />}
    >
      {({ toast }) => (
        <ToastCard
          toast={toast}
          closeLabel={labels.close}
          onLeave={leave}
          onClose={() => queue.close(toast.key)}
        />
      )}
    </UNSTABLE_ToastRegion>
  );
}
