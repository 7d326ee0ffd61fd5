import { useEffect, useId, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Heading } from '../../text/index.ts';
import * as styles from './ShareButton.css.ts';

interface ShareButtonDialogProps {
  url: string;
  heading: string;
  addressLabel: string;
  closeLabel: string;
  onClose: () => void;
}

/** The address to copy by hand, selected. Focus returns to the button when it closes. */
export function ShareButtonDialog({
  url,
  heading,
  addressLabel,
  closeLabel,
  onClose,
}: ShareButtonDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby={id} className={styles.dialog} onClose={onClose}>
      <Heading level={2} size="heading" id={id}>
        {heading}
      </Heading>
      <input
        readOnly
        value={url}
        aria-label={addressLabel}
        className={styles.address}
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="secondary" onPress={() => dialog.current?.close()}>
        {closeLabel}
      </Button>
    </dialog>
  );
}
