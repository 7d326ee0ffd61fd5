import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { compact } from '../../desk/index.ts';
import { useMedia } from '../../theme/useMedia.ts';
import * as styles from './LeadLayout.css.ts';

/** The width from which a message fits beside the list: 1024 px at the browser's default text size. */
const wide = '(min-width: 64em)';

export interface LeadLayoutProps {
  /** A LeadList and its notices. */
  list: ReactNode;
  /**
   * Renders the open message. `isSheet` is true when it covers the page. Without it the list takes the
   * full width.
   */
  details?: (isSheet: boolean) => ReactNode;
  /** Appears above the open message. Default: nothing. */
  notice?: ReactNode;
  /** Name of the dialog that covers the page on phones. */
  'aria-label': string;
  /** Called when Escape or the phone's Back button closes the dialog. */
  onClose: () => void;
}

/**
 * List with the open message beside it, which stays visible while the list scrolls. On narrow screens the
 * message covers the page as a dialog.
 */
export function LeadLayout({
  list,
  details,
  notice,
  'aria-label': label,
  onClose,
}: LeadLayoutProps) {
  const hasRoom = useMedia(wide);
  const isBeside = hasRoom && details !== undefined;
  return (
    <>
      <div className={isBeside ? styles.columns : styles.column}>
        <div className={styles.list}>{list}</div>
        {isBeside && (
          <div className={styles.details}>
            <div className={styles.notice}>{notice}</div>
            {details(false)}
          </div>
        )}
      </div>
      <ModalOverlay
        isOpen={details !== undefined && !hasRoom}
        onOpenChange={onClose}
        className={styles.overlay}
      >
        <Modal className={styles.sheet}>
          <Dialog aria-label={label} className={styles.sheet}>
            <div className={`${compact} ${styles.filled}`}>
              <div className={styles.notice}>{notice}</div>
              {details?.(true)}
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}
