import { Share2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { toast } from '../../components/Toast/index.ts';
import { Heading } from '../../text/index.ts';
import * as styles from './ShareButton.css.ts';
import { share } from './share.ts';

export interface ShareButtonProps {
  /** Of what is shared. */
  title: string;
  /** The page's own address, unless given. */
  url?: string;
  label?: string;
  copiedTitle?: string;
  copiedMessage?: string;
  dialogHeading?: string;
  addressLabel?: string;
  closeLabel?: string;
}

/**
 * Hands the page's address on: by the device's own sheet, else copied with a toast, else in a dialog
 * to copy by hand. Needs a ToastRegion on the page. Renders `<button>`.
 */
export function ShareButton({
  title,
  url,
  label = 'Share',
  copiedTitle = 'Link copied',
  copiedMessage = 'Paste it wherever you like',
  dialogHeading = 'Share this article',
  addressLabel = 'Address of this article',
  closeLabel = 'Close',
}: ShareButtonProps) {
  const [address, setAddress] = useState<string | null>(null);

  const onPress = async () => {
    const data = { title, url: url ?? location.href };
    const shared = await share(data);
    if (shared === 'copied') toast({ title: copiedTitle, description: copiedMessage });
    if (shared === 'refused') setAddress(data.url);
  };

  return (
    <>
      <Button variant="secondary" size="compact" onPress={onPress}>
        <Icon icon={Share2} />
        {label}
      </Button>
      {address !== null && (
        <ShareButtonDialog
          url={address}
          heading={dialogHeading}
          addressLabel={addressLabel}
          closeLabel={closeLabel}
          onClose={() => setAddress(null)}
        />
      )}
    </>
  );
}

interface ShareButtonDialogProps {
  url: string;
  heading: string;
  addressLabel: string;
  closeLabel: string;
  onClose: () => void;
}

/** The address to copy by hand, selected. Focus returns to the button when it closes. */
function ShareButtonDialog({
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
