import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Somebody asks to close it, by Escape, a press beside it or its button; it stays until `isOpen` is false. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the one that goes on last. */
  actions?: ReactNode;
  size?: 'small' | 'large';
  /** `alertdialog` interrupts to ask something: its content is read out as well. */
  role?: 'dialog' | 'alertdialog';
  closeLabel?: string;
}

/**
 * Takes the page's place until it is closed: keeps the focus, gives it back to where it came from, and
 * lets toasts through. On phones it is a sheet at the lower edge. Renders `<section role="dialog">`.
 */
export function Dialog({ isOpen, ...props }: DialogProps) {
  return isOpen ? (
    <Overlay>
      <DialogLayer {...props} />
    </Overlay>
  ) : null;
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** A body of words alone is a stop for the keyboard, which could not scroll it otherwise. */
function useReadingStop(bodyRef: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { current: body } = bodyRef;
    if (body?.querySelector(focusable)) body.removeAttribute('tabindex');
    else body?.setAttribute('tabindex', '0');
  });
}

const inTwoFrames = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));

/**
 * Into the dialog and back, whatever moves meanwhile. React Aria holds the focus back until all
 * transitions are over where a press seems to come from a screen reader, as that of a native button
 * by key does; of several that are canceled together it never hears the end, and the focus was lost.
 */
function useFocusThereAndBack(dialogRef: RefObject<HTMLElement | null>) {
  const [origin] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const { current: dialog } = dialogRef;
    const move = (from: readonly (Element | null)[], to: Element | null) => {
      const isStuck = from.includes(document.activeElement) && to?.isConnected;
      if (isStuck && to instanceof HTMLElement) to.focus({ preventScroll: true });
    };
    inTwoFrames(() => move([document.body, origin], dialog));
    return () => void inTwoFrames(() => move([document.body], origin));
  }, [dialogRef, origin]);
}

function DialogLayer({
  onClose,
  title,
  children,
  actions,
  size = 'small',
  role = 'dialog',
  closeLabel = 'Close',
}: Omit<DialogProps, 'isOpen'>) {
  const frameRef = useRef<HTMLDivElement>(null);
  const dialogRef = useRef<HTMLElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const bodyId = useId();
  useReadingStop(bodyRef);
  useFocusThereAndBack(dialogRef);
  const state = useOverlayTriggerState({ isOpen: true, onOpenChange: onClose });
  const { modalProps, underlayProps } = useModalOverlay({ isDismissable: true }, state, frameRef);
  const { dialogProps, titleProps } = useDialog(
    { role, ...(role === 'alertdialog' && { 'aria-describedby': bodyId }) },
    dialogRef,
  );
  return (
    <div {...underlayProps} className={styles.overlay}>
      <div {...modalProps} ref={frameRef} className={styles.frame({ size })}>
        <section {...dialogProps} ref={dialogRef} className={styles.dialog}>
          <header className={styles.head}>
            <h2 {...titleProps} className={styles.title}>
              {title}
            </h2>
            <Button variant="ghost" size="icon" aria-label={closeLabel} onPress={onClose}>
              <Icon icon={X} />
            </Button>
          </header>
          <div ref={bodyRef} id={bodyId} className={styles.body}>
            {children}
          </div>
          {actions ? <footer className={styles.foot}>{actions}</footer> : null}
        </section>
      </div>
    </div>
  );
}
