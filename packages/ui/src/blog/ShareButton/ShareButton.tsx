import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { toast } from '../../components/Toast/index.ts';
import { ShareButtonDialog } from './ShareButtonDialog.tsx';
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
