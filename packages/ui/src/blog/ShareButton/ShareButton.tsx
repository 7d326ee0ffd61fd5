import { Share2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { toast } from '../../components/Toast/Toast.tsx';
import { Heading } from '../../text/index.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import * as styles from './ShareButton.css.ts';
import { share } from './share.ts';

export const defaultShareButtonLabels = {
  /** Text of the button. */
  share: 'Share',
  /** Title and text of the toast after copying. */
  copied: 'Link copied',
  copiedHint: 'Paste it anywhere',
  /** Heading of the dialog to copy the URL by hand. */
  heading: 'Share this article',
  /** Label of the field in the dialog. */
  address: 'Link to this article',
  /** Text of the button that closes the dialog. */
  close: 'Close',
};

export interface ShareButtonProps {
  /** Title that is shared. */
  title: string;
  /** URL to share. Default: the URL of the page. */
  url?: string;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultShareButtonLabels>;
}

/**
 * Button that shares the address of the page. It opens the share sheet of the device, copies the address
 * and shows a toast, or shows a dialog to copy by hand. Needs a ToastRegion on the page.
 */
export function ShareButton({ title, url, labels: ownLabels }: ShareButtonProps) {
  const labels = useLabels('ShareButton', defaultShareButtonLabels, ownLabels);
  const [address, setAddress] = useState<string | null>(null);

  const onPress = async () => {
    const data = { title, url: url ?? location.href };
    const shared = await share(data);
    if (shared === 'copied') toast({ title: labels.copied, description: labels.copiedHint });
    if (shared === 'refused') setAddress(data.url);
  };

  return (
    <>
      <Button variant="secondary" size="compact" onPress={onPress}>
        <Icon icon={Share2} />
        {labels.share}
      </Button>
      {address !== null && (
        <ShareButtonDialog url={address} labels={labels} onClose={() => setAddress(null)} />
      )}
    </>
  );
}

interface ShareButtonDialogProps {
  url: string;
  labels: typeof defaultShareButtonLabels;
  onClose: () => void;
}

/** Shows the address, selected, for copying by hand. Focus returns to the button when it closes. */
function ShareButtonDialog({ url, labels, onClose }: ShareButtonDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby={id} className={styles.dialog} onClose={onClose}>
      <Heading level={2} size="heading" id={id}>
        {labels.heading}
      </Heading>
      <input
        readOnly
        value={url}
        aria-label={labels.address}
        className={styles.address}
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="secondary" onPress={() => dialog.current?.close()}>
        {labels.close}
      </Button>
    </dialog>
  );
}
