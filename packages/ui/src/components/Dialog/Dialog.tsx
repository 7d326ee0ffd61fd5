import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Text } from 'react-aria-components/Text';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Dialog.css.ts';

export const defaultDialogLabels = {
  /** Name of the close button. */
  close: 'Close',
};

export interface DialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the dialog should close: by Escape, a press outside, or its Close button. */
  onClose: () => void;
  /** Title of the dialog. It should state the decision. */
  title: ReactNode;
  /** Content between title and buttons. It scrolls if it is too long. */
  children?: ReactNode;
  /** Buttons at the foot, the primary one last. */
  actions?: ReactNode;
  /**
   * `large` has a fixed height on desktops, so that its buttons don't move, and `full` takes the screen.
   * Default `small`.
   */
  size?: 'small' | 'large' | 'full';
  /** `alertdialog` is for urgent questions. Screen readers also read its content. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultDialogLabels>;
}

/**
 * Modal dialog. It keeps the focus inside, returns it on closing, and leaves toasts usable. On phones it is
 * a sheet at the bottom edge. React Aria's Modal and Dialog.
 */
export function Dialog({ isOpen, onClose, size = 'small', ...content }: DialogProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onClose} isDismissable className={styles.overlay}>
      <Modal className={styles.frame({ size })}>
        <DialogContent {...content} onClose={onClose} />
      </Modal>
    </ModalOverlay>
  );
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** Makes a body of plain text focusable, so that it can be scrolled by keyboard. */
function useReadingStop(bodyRef: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { current: body } = bodyRef;
    if (body?.querySelector(focusable)) body.removeAttribute('tabindex');
    else body?.setAttribute('tabindex', '0');
  });
}

const inTwoFrames = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));

/**
 * Moves the focus into the dialog and back. After a press that looks like a screen reader's, React
 * Aria waits until all transitions have ended. If several are canceled together, it misses the end,
 * and the focus would be lost.
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

function DialogContent({
  onClose,
  title,
  children,
  actions,
  role,
  labels,
}: Omit<DialogProps, 'isOpen' | 'size'>) {
  const { close } = useLabels('Dialog', defaultDialogLabels, labels);
  const dialogRef = useRef<HTMLElement>(null);
  const bodyRef = useRef<HTMLElement>(null);
  useReadingStop(bodyRef);
  useFocusThereAndBack(dialogRef);
  return (
    <AriaDialog role={role} ref={dialogRef} className={styles.dialog}>
      <header className={styles.head}>
        <Heading slot="title" className={styles.title}>
          {title}
        </Heading>
        <Button variant="ghost" size="icon" aria-label={close} onPress={onClose}>
          <Icon icon={X} />
        </Button>
      </header>
      <Text slot="description" elementType="div" ref={bodyRef} className={styles.body}>
        {children}
      </Text>
      {actions ? <footer className={styles.foot}>{actions}</footer> : null}
    </AriaDialog>
  );
}
